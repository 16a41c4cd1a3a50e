import type { TypedAhead } from 'shared-ui/palette';

/** How long a box that does not come keeps the keys, in milliseconds. */
const patience = 5000;

let caught: (TypedAhead & { readonly since: number }) | undefined;

const isCharacter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));

function catchKey(event: KeyboardEvent): void {
  if (!caught) return;
  if (event.key === 'Escape' || event.timeStamp - caught.since > patience) {
    takeTypedAhead();
    return;
  }
  if (isCharacter(event)) caught = { ...caught, text: caught.text + event.key };
  else if (event.key === 'Backspace') caught = { ...caught, text: caught.text.slice(0, -1) };
  else if (event.key === 'Enter') caught = { ...caught, isEntered: true };
  else return;
  // Neither the field below nor a key of the page gets what was meant for the box.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Records what is typed from now on, after an earlier text, until the box is mounted and has the focus. */
export function catchTyping(before: string): void {
  if (!caught) window.addEventListener('keydown', catchKey, true);
  caught = { text: before, isEntered: false, since: performance.now() };
}

/** Ends the catching, and returns what was caught: the text that the box begins with, and whether Enter was pressed. */
export function takeTypedAhead(): TypedAhead {
  window.removeEventListener('keydown', catchKey, true);
  const { text = '', isEntered = false } = caught ?? {};
  caught = undefined;
  return { text, isEntered };
}
