/** The settings dialog, which any part of the page can open. */
let open = $state(false);

export const areSettingsOpen = (): boolean => open;

export function openSettings(): void {
  open = true;
}

export function closeSettings(): void {
  open = false;
}
