import { readDecimal } from 'shared-contracts/decimal';

/** A longer text is not a number. */
const longest = 40;

/** Canadian dollars before or after an amount; with another currency it would be a different amount. */
const before = /^(?:CA|C|CAD)?\$ ?|^CAD /i;
const behind = / ?(?:(?:CA)?\$(?: ?CA)?|CAD|dollars?)$/i;

/** Zero in the accounting format of spreadsheets. */
const accountingZero = /^(?:CA)?\$ ?[-–]$/i;

const minus = /^[-−–] ?/;

/** Digits grouped in thousands by points, blanks or apostrophes, with decimals after a comma. */
const withComma = /^(?:\d{1,3}(?:([. '’])\d{3})(?:\1\d{3})*|\d+)(?:,(\d+))?$/;

/** Converts digits with separators to a decimal. */
function digitsRead(text: string, hasDecimalComma: boolean): string | undefined {
  if (!/^[\d.,]/.test(text)) return undefined;
  if (!hasDecimalComma || !withComma.test(text)) return readDecimal(text);
  const [whole = '', part = ''] = text.split(',');
  return readDecimal(`${whole.replace(/\D/g, '')}${part === '' ? '' : `.${part}`}`);
}

/**
 * The number in a cell as a decimal, with or without Canadian dollars. Brackets, or a minus before or after it, make it
 * negative. Undefined if the cell contains anything else, such as a unit, a second number or a question mark: whatever
 * is not fully understood is left to people. `hasDecimalComma` is the notation of the table's numbers; a cell that can
 * only be read in the other notation is read that way.
 */
export function writtenNumber(cell: string, hasDecimalComma = false): string | undefined {
  if (cell.length > longest) return undefined;
  let text = cell.trim().replace(/\s/g, ' ');
  if (accountingZero.test(text)) return '0';
  let signs = 0;
  const without = (mark: RegExp) => {
    const rest = text.replace(mark, '');
    if (rest !== text) signs += 1;
    text = rest;
  };
  without(minus);
  text = text.replace(before, '');
  if (signs === 0) without(minus);
  if (/^\(.*\)$/.test(text)) {
    signs += 1;
    text = text.slice(1, -1).trim();
  }
  text = text.replace(before, '').replace(behind, '');
  if (/\d-$/.test(text)) {
    signs += 1;
    text = text.slice(0, -1);
  }
  const read =
    signs > 1 ? undefined : digitsRead(signs === 0 ? text.replace(/^\+ ?/, '') : text, hasDecimalComma);
  return read === undefined || signs === 0 || read === '0' ? read : `-${read}`;
}
