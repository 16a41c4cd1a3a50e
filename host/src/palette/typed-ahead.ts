import type { TypedAhead } from 'shared-ui/palette';

/** How long after the last key a box that has not loaded still takes the next one, in milliseconds. */
const patience = 5000;

let caught: { text: string; isEntered: boolean; since: number } | undefined;

const isCharacter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));

function catchKey(event: KeyboardEvent): void {
  if (!caught) return;
  const { key, timeStamp } = event;
  if (key === 'Escape' || timeStamp - caught.since > patience) {
    takeTypedAhead();
    return;
  }
  if (isCharacter(event)) caught.text += key;
  else if (key === 'Backspace') caught.text = caught.text.slice(0, -1);
  else if (key === 'Enter') caught.isEntered = true;
  else return;
  caught.since = timeStamp;
  // What was meant for the box reaches neither the field below it nor the page's own keys.
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
