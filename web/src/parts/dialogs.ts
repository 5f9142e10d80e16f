/** A press beside an open dialog closes it, as one would expect; a drag that only ends there does not. */
let pressed: EventTarget | null = null;

/** The dialog whose backdrop an event hit. */
function hit(event: MouseEvent): HTMLDialogElement | null {
  const { target, clientX, clientY } = event;
  if (!(target instanceof HTMLDialogElement) || !target.open) return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom ? null : target;
}

export function pressBeside(event: PointerEvent): void {
  pressed = hit(event);
}

export function clickBeside(event: MouseEvent): void {
  const dialog = hit(event);
  if (dialog && dialog === pressed) dialog.close();
}
