"""From an object file to a WebAssembly module that imports nothing.

A single object needs no linker: in it, LLVM has written every address as if its data began at zero, and functions under
their own numbers. What is missing is a memory, a stack and the names under which functions are called. The memory is
just large enough for data and stack: the caller lets it grow and owns what is added.
"""

from collections.abc import Iterator, Sequence

CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA, DATA_COUNT = 0, 1, 2, 3, 5, 6, 7, 10, 11, 12
ORDER = [TYPE, FUNCTION, MEMORY, GLOBAL, EXPORT, DATA_COUNT, CODE, DATA]
"""The sections of a module, in the order that the format demands."""
PAGE = 1 << 16
STACK = 1 << 16
"""The bytes of the stack; kernels do not recurse."""
_HEADER = b"\0asm\1\0\0\0"
_I32, _VARIABLE = 0x7F, 1
_IS_FUNCTION, _IS_MEMORY = 0, 2
_I32_CONST, _END = 0x41, 0x0B
_SYMBOLS, _FUNCTION_SYMBOL, _UNDEFINED = 8, 0, 0x10


class _Reader:
    """Reads numbers and names one after the other."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """A number in LEB128."""
        result = shift = 0
        while True:
            part = self.byte()
            result |= (part & 0x7F) << shift
            shift += 7
            if part < 0x80:
                return result

    def take(self, size: int) -> bytes:
        self.at += size
        return self.content[self.at - size : self.at]

    def name(self) -> str:
        return self.take(self.number()).decode()

    def __bool__(self) -> bool:
        return self.at < len(self.content)


def link(code: bytes, names: Sequence[str]) -> bytes:
    """The module with the functions of an object file, these of which can be called from outside."""
    sections: dict[int, bytes] = {}
    functions: dict[str, int] = {}
    for kind, content in _sections(code):
        if kind != CUSTOM:
            sections[kind] = content
        else:
            reader = _Reader(content)
            if reader.name() == "linking":
                functions = _function_numbers(reader)
    assert sections.keys() <= {*ORDER, IMPORT}, sections.keys()
    _check_imports(sections.pop(IMPORT))
    end = -(-(_end_of_data(sections.get(DATA, b"\0")) + STACK) // PAGE) * PAGE
    sections[MEMORY] = bytes([1, 0]) + _number(end // PAGE)
    sections[GLOBAL] = bytes([1, _I32, _VARIABLE, _I32_CONST]) + _signed(end) + bytes([_END])
    exports = [_text(name) + bytes([_IS_FUNCTION]) + _number(functions[name]) for name in names]
    exports.append(_text("memory") + bytes([_IS_MEMORY, 0]))
    sections[EXPORT] = _number(len(exports)) + b"".join(exports)
    written = (bytes([kind]) + _number(len(sections[kind])) + sections[kind] for kind in ORDER if kind in sections)
    return _HEADER + b"".join(written)


def _sections(code: bytes) -> Iterator[tuple[int, bytes]]:
    reader = _Reader(code)
    assert reader.take(8) == _HEADER
    while reader:
        kind = reader.byte()
        yield kind, reader.take(reader.number())


def _function_numbers(reader: _Reader) -> dict[str, int]:
    """The numbers of the object's own functions, from its table of symbols."""
    found: dict[str, int] = {}
    assert reader.number() == 2  # The version of the format.
    while reader:
        kind, content = reader.byte(), _Reader(reader.take(reader.number()))
        if kind != _SYMBOLS:
            continue
        for _ in range(content.number()):
            symbol, flags = content.byte(), content.number()
            if symbol == _FUNCTION_SYMBOL and not flags & _UNDEFINED:
                number = content.number()
                found[content.name()] = number
            else:
                _skip_symbol(content, symbol, flags)
    return found


def _skip_symbol(content: _Reader, symbol: int, flags: int) -> None:
    data, section, has_name = 1, 3, 0x40
    if symbol == section:
        content.number()
    elif symbol == data:
        content.name()
        if not flags & _UNDEFINED:
            content.number(), content.number(), content.number()
    else:
        content.number()
        if not flags & _UNDEFINED or flags & has_name:
            content.name()


def _end_of_data(section: bytes) -> int:
    """Where the last data segment ends."""
    reader, end = _Reader(section), 0
    for _ in range(reader.number()):
        assert (reader.number(), reader.byte()) == (0, _I32_CONST)
        start = reader.number()
        assert reader.byte() == _END
        size = reader.number()
        reader.take(size)
        end = max(end, start + size)
    return end


def _check_imports(section: bytes) -> None:
    """Whether the object imports what the module defines, a memory and the pointer to the stack, and nothing else."""
    reader = _Reader(section)
    assert reader.number() == 2
    reader.name()
    assert (reader.name(), reader.byte(), reader.byte()) == ("__linear_memory", _IS_MEMORY, 0)
    reader.number()
    reader.name()
    assert reader.name() == "__stack_pointer"


def _text(text: str) -> bytes:
    return _number(len(text)) + text.encode()


def _number(value: int) -> bytes:
    """A number in LEB128."""
    parts = []
    while value >= 0x80:
        parts.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*parts, value])


def _signed(value: int) -> bytes:
    """A positive number in signed LEB128."""
    number = bytearray(_number(value))
    if number[-1] & 0x40:
        number[-1] |= 0x80
        number.append(0)
    return bytes(number)
