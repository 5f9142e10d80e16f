"""Help pages and usage errors of the command line, in the reader's language instead of the framework's."""

from typing import Any

from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from taverne.locale import Catalogue


def _write_help(command: Any, ctx: Any, formatter: Any) -> None:
    t: Catalogue = ctx.obj
    say = t.say
    parameters = command.get_params(ctx)
    arguments = [parameter for parameter in parameters if parameter.param_type_name == "argument"]
    options = [parameter for parameter in parameters if parameter.param_type_name == "option"]
    pieces = [say("help-word-options"), *(argument.metavar for argument in arguments)]
    commands = getattr(command, "commands", {})
    if commands:
        pieces.append(say("help-word-command"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{say('help-usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(command.help)
    if arguments:
        with formatter.section(say("help-arguments")):
            formatter.write_dl([(argument.metavar, argument.help) for argument in arguments])
    with formatter.section(say("help-options")):
        formatter.write_dl([_option_row(t, option) for option in options])
    if commands:
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, _first_sentence(known.help)) for name, known in commands.items()])
    with formatter.section(say("help-examples")):
        for line in say(command.epilog).splitlines():
            formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


def _option_row(t: Catalogue, option: Any) -> tuple[str, str]:
    names = ", ".join(sorted(option.opts, key=len))
    if option.name == "help":
        return names, t.say("help-option-help")
    text = str(option.help)
    if option.show_default and option.default not in (None, "", False):
        text += " " + t.say("help-default", value=str(option.default))
    return (names if option.is_flag else f"{names} {option.metavar}"), text


def _first_sentence(text: str) -> str:
    return text.partition(". ")[0].rstrip(".") + "."


class HelpCommand(TyperCommand):
    """A command whose help speaks the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help page."""
        _write_help(self, ctx, formatter)


class HelpGroup(TyperGroup):
    """The command group: its help speaks the reader's language and lists commands in the order of their definition."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help page."""
        _write_help(self, ctx, formatter)

    def list_commands(self, ctx: Any) -> list[str]:
        """The commands in order."""
        return list(self.commands)


def usage_sentence(t: Catalogue, error: TyperException) -> str:
    """What is wrong with a command line, in one sentence."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "taverne"
    parameter = getattr(error, "param", None)
    name = ""
    if parameter is not None:
        name = parameter.opts[0] if parameter.param_type_name == "option" else str(parameter.metavar)
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return error.format_message()
        case "NoSuchOption":
            text = t.say("usage-no-option", found=str(getattr(error, "option_name", "")))
        case "MissingParameter":
            text = t.say("usage-missing", expected=name)
        case "BadParameter":
            text = t.say("usage-bad-value", name=name)
        case "BadOptionUsage":
            text = t.say("usage-no-value", name=str(getattr(error, "option_name", "")))
        case _:
            text = _other(t, error, context)
    return f"{text} {t.say('usage-hint', command=path)}"


def _other(t: Catalogue, error: TyperException, context: Any) -> str:
    known = getattr(getattr(context, "command", None), "commands", None)
    if known is not None:
        return t.say("usage-no-command", expected=", ".join(known))
    return t.say("usage-extra", found=error.message.rpartition("(")[2].rstrip(")"))
