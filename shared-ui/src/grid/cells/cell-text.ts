import { inLanguage, type Language, nameIn } from 'shared-contracts';
import { isDecimal } from 'shared-contracts/decimal';
import type { GridColumn } from 'shared-contracts/grids';
import { shownDate, shownDateTime } from 'shared-contracts/shown-dates';
import { phoneText } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/ui.ts';
import { cellValues } from '../content/local-rows.ts';

type CellColumn = Pick<GridColumn, 'type' | 'formatter' | 'decimals' | 'words' | 'empty'>;

const plain = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 4 });
const money = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
});
/** A rate: its cents, and more decimals where it has them. */
const rate = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 4,
});
const area = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const percent = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 4 });

const fileUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A file's size without decimals (002 §9). `bytes` at 1,024 a step. */
export function fileSizeText(bytes: number): string {
  let step = 0;
  let size = bytes;
  // The rounded number decides the unit: 1,023.6 KB are shown as 1 MB, not as 1024 KB.
  while (Math.round(size) >= 1024 && step < fileUnits.length - 1) {
    size /= 1024;
    step += 1;
  }
  return `${Math.round(size)} ${fileUnits[step]}`;
}

/** Characters of a day, yyyy-MM-dd. */
const dayLength = 10;

/** A number, or a decimal, which is written exactly. */
type Amount = number | `${number}`;

const isAmount = (value: unknown): value is Amount => typeof value === 'number' || isDecimal(value);

function numberText(
  value: Amount,
  { formatter, decimals }: Pick<CellColumn, 'formatter' | 'decimals'>,
): string {
  if (formatter === 'money') return (decimals ? rate : money).format(value);
  if (formatter === 'area') return `${area.format(value)} ha`;
  if (formatter === 'percent') return `${percent.format(value)}%`;
  if (formatter === 'fileSize') return fileSizeText(Number(value));
  return plain.format(value);
}

/** A cell's value as text in the person's language, as it is shown, copied and exported. */
export function cellText(value: unknown, column: CellColumn, language: Language): string {
  const { type, formatter, words, empty } = column;
  if (value === null || value === undefined) return empty ? nameIn(language, empty) : '';
  if (Array.isArray(value))
    return cellValues(value)
      .map((one) => cellText(one, column, language))
      .join(', ');
  if (type === 'number' && isAmount(value)) return numberText(value, column);
  if (type === 'date' && typeof value === 'string')
    // The heading of a group of moments is their day.
    return formatter === 'moment' && value.length > dayLength
      ? shownDateTime(value, language)
      : shownDate(value, language);
  if (type === 'bool') {
    const { yes, no } = inLanguage(texts, language).form;
    return value === true ? yes : no;
  }
  const text = String(value);
  if (formatter === 'phone') return phoneText(text);
  const word = words?.[text];
  return word ? nameIn(language, word) : text;
}
