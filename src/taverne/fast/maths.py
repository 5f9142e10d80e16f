"""The exponential function and the logarithm, from basic arithmetic alone: the same to the last bit on every machine.

A search that differs in the last bit of one value soon differs in its moves, and machines' own functions do differ.
Both are the algorithms of fdlibm, whose error is below one unit in the last place.
"""

from typing import Any

from numba import types
from numba.extending import intrinsic

from taverne.fast.bits import jit

_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_INVERSE_LN2 = 1.44269504088896338700
_LARGEST = 700.0
"""Beyond it, the exponential function is near the largest number there is."""
_MANTISSA = (1 << 52) - 1
_ROOT_HALF = 0x3FE6A09E << 32
"""The number just below the square root of a half, as bits."""
_BIAS = 1023


def _to_bits(typing_context, number):  # type: ignore[no-untyped-def]
    """The bits of a number."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.bitcast(arguments[0], context.get_value_type(types.int64))

    return types.int64(types.float64), generate


def _from_bits(typing_context, bits):  # type: ignore[no-untyped-def]
    """The number with these bits."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.bitcast(arguments[0], context.get_value_type(types.float64))

    return types.float64(types.int64), generate


to_bits: Any = intrinsic(_to_bits)
from_bits: Any = intrinsic(_from_bits)


@jit
def exp(x):  # type: ignore[no-untyped-def]
    """The exponential function; constant beyond ±700."""
    x = min(max(x, -_LARGEST), _LARGEST)
    k = int(x * _INVERSE_LN2 + (0.5 if x >= 0 else -0.5))
    high, low = x - k * _LN2_HIGH, k * _LN2_LOW
    r = high - low
    z = r * r
    p = 6.61375632143793436117e-05 + z * (-1.65339022054652515390e-06 + z * 4.13813679705723846039e-08)
    c = r - z * (1.66666666666666019037e-01 + z * (-2.77777777770155933842e-03 + z * p))
    return (1.0 + (r * c / (2.0 - c) - low + high)) * from_bits((k + _BIAS) << 52)


@jit
def log(x):  # type: ignore[no-untyped-def]
    """The natural logarithm of a positive number."""
    bits = to_bits(x) + ((_BIAS << 52) - _ROOT_HALF)
    k = (bits >> 52) - _BIAS
    f = from_bits((bits & _MANTISSA) + _ROOT_HALF) - 1.0
    half = 0.5 * f * f
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    odd = 2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)
    rest = even + z * (6.666666666666735130e-01 + w * odd)
    return s * (half + rest) + k * _LN2_LOW - half + f + k * _LN2_HIGH
