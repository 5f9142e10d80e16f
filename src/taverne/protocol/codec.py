"""How messages are defined, written and read: by msgspec, or by `plain` in a browser, which has no build of it."""

from typing import TYPE_CHECKING, Any

__all__ = ["DecodeError", "Meta", "Struct", "ValidationError", "as_text", "decode", "encode", "field", "read"]

if TYPE_CHECKING:
    from msgspec import DecodeError, Meta, Struct, ValidationError, field
    from msgspec import convert as read
    from msgspec.json import decode, encode

    def as_text(data: object) -> Any:
        """Data that is encoded already, to be kept and put into messages."""
else:
    try:
        import msgspec
    except ImportError:
        from json import JSONDecodeError as DecodeError

        from taverne.protocol.plain import Meta, Struct, ValidationError, decode, encode, field, read, to_data

        as_text = to_data
    else:
        from msgspec import DecodeError, Meta, Struct, ValidationError, field
        from msgspec import convert as read
        from msgspec.json import decode

        encode = msgspec.json.Encoder().encode

        def as_text(data: object) -> Any:
            """Data that is encoded already, to be kept and put into messages."""
            return msgspec.Raw(encode(data))
