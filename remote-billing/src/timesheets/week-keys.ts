import type { KeyboardEvent } from 'react';

/** What keys mean in a cell of the week. */
interface WeekKeys {
  readonly move: (rows: number, days: number) => void;
  readonly fillFromAbove: () => void;
  readonly addRow: () => void;
  readonly duplicateRow: () => void;
  readonly openRow: () => void;
  readonly removeRow: () => void;
}

/** Whether the caret is where an arrow leads out of the text. */
function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement, isLeft: boolean): boolean {
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return isWhole || (isLeft ? selectionEnd === 0 : selectionStart === value.length);
}

/** Carries out a key in a cell; other keys are left to the field and the page. */
export function onWeekKey(event: KeyboardEvent, keys: WeekKeys): void {
  const { key, target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(target instanceof HTMLInputElement) || altKey) return;
  const withControl = ctrlKey || metaKey;
  const isLetterD = key.toLowerCase() === 'd';
  if (key === 'Enter' && withControl && !shiftKey) keys.addRow();
  else if (isLetterD && withControl && shiftKey) keys.duplicateRow();
  else if (isLetterD && withControl) keys.fillFromAbove();
  else if (key === 'Delete' && withControl) keys.removeRow();
  else if (withControl) return;
  else if (key === 'F2') keys.openRow();
  else if (key === 'Enter') keys.move(shiftKey ? -1 : 1, 0);
  else if (shiftKey) return;
  else if (key === 'ArrowUp' || key === 'ArrowDown') keys.move(key === 'ArrowUp' ? -1 : 1, 0);
  else if ((key === 'ArrowLeft' || key === 'ArrowRight') && isAtEnd(target, key === 'ArrowLeft'))
    keys.move(0, key === 'ArrowLeft' ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
