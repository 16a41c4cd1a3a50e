const textTypes = new Set([
  'text',
  'search',
  'email',
  'url',
  'tel',
  'password',
  'number',
  'date',
  'time',
  'datetime-local',
  'month',
  'week',
]);

/** Whether keys pressed here are a person's text, or belong to an open list of choices. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return textTypes.has(target.type);
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return (
    target.isContentEditable || target.closest('[role="menu"], [role="listbox"], [role="textbox"]') !== null
  );
}

/** Whether a dialog covers the page, which disables the page's keys. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** A pressed key as shortcuts name it: `g`, `?`, `mod+k`, `alt+arrowup`; Shift counts where it makes no other character. */
export function pressedKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const name = key.toLowerCase();
  const isShifted = shiftKey && (name.length > 1 || name !== name.toUpperCase());
  return [ctrlKey || metaKey ? 'mod' : '', altKey ? 'alt' : '', isShifted ? 'shift' : '', name]
    .filter(Boolean)
    .join('+');
}

/** Whether a key is pressed with Ctrl, Cmd or Alt, so that it is no text. */
export const isHeld = (key: string): boolean => key.startsWith('mod+') || key.startsWith('alt+');
