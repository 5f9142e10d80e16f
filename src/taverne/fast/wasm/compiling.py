"""From kernels to a WebAssembly object file: numba writes intermediate code, LLVM compiles it for another machine.

Numba must not optimise (NUMBA_OPT=0): its own optimisations assume the machine it runs on.
"""

import re
from collections.abc import Mapping
from inspect import signature
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]
from numba import types

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""What every browser since 2023 understands."""
_TYPES = {"int64": "i64", "float64": "double", "none": "ptr"}
"""How numba returns a kernel's result, through a pointer."""
_REFERENCE_COUNTING = re.compile(r"^define [^\n]*@(NRT_incref|NRT_decref)\([^\n]*\{.*?^\}", re.MULTILINE | re.DOTALL)


def compile_object(kernels: Mapping[str, Any]) -> bytes:
    """An object file with these kernels under their names; each takes 32-bit numbers and returns a double."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")
    whole = llvm.parse_assembly("")
    for name, kernel in kernels.items():
        whole.link_in(llvm.parse_assembly(_intermediate(name, kernel, str(machine.target_data))))
    for one in (*whole.functions, *whole.global_variables):
        if not one.is_declaration and one.name not in kernels:
            one.linkage = "internal"
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(whole, builder)
    missing = [one.name for one in whole.functions if one.is_declaration and not one.name.startswith("llvm.")]
    if missing:
        raise ValueError(f"kernels call what WebAssembly does not have: {', '.join(missing)}")
    code: bytes = machine.emit_object(whole)
    return code


def _intermediate(name: str, kernel: Any, layout: str) -> str:
    """A kernel, all it calls and a function of its name that calls it, as intermediate code for WebAssembly."""
    arguments = (types.int32,) * len(signature(kernel.py_func).parameters)
    kernel.compile(arguments)
    compiled = kernel.overloads[arguments]
    code = str(compiled.library.get_llvm_str())
    code = re.sub("^target datalayout = .*$", f'target datalayout = "{layout}"', code, flags=re.MULTILINE)
    code = re.sub("^target triple = .*$", f'target triple = "{TRIPLE}"', code, flags=re.MULTILINE)
    # No array of these kernels has an owner, so there are no references to count.
    code = _REFERENCE_COUNTING.sub(r"define internal void @\1(ptr %unused) alwaysinline { ret void }", code)
    # A call of `sqrt` is an instruction.
    code = code.replace("@sqrt(", "@llvm.sqrt.f64(")
    entry = compiled.fndesc.llvm_func_name
    return code + _wrapper(name, entry, str(compiled.signature.return_type), len(arguments))


def _wrapper(name: str, entry: str, result: str, count: int) -> str:
    """A function that calls a kernel as numba does: it returns a status, and its result through a pointer."""
    taken = ", ".join(f"i32 %{number}" for number in range(count))
    convert = {
        "int64": "%number = load i64, ptr %result\n%value = sitofp i64 %number to double",
        "float64": "%value = load double, ptr %result",
        "none": "%value = fadd double 0.0, 0.0",
    }[result]
    return f"""
define double @{name}({taken}) {{
  %result = alloca i64
  %error = alloca ptr
  %status = call i32 @{entry}(ptr %result, ptr %error, {taken})
  %failed = icmp sgt i32 %status, 0
  br i1 %failed, label %trap, label %done
trap:
  call void @llvm.trap()
  unreachable
done:
  {convert}
  ret double %value
}}
declare void @llvm.trap()
"""
