import dayjs from 'dayjs';
import { isDecimal } from 'shared-contracts/decimal';
import type { GridColumn } from 'shared-contracts/grids';
import { dateFormats } from 'shared-contracts/limits';
import { cellValues } from './local-rows.ts';

type CellColumn = Pick<GridColumn, 'type' | 'formatter'>;

const plain = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 4 });
const money = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
});
const area = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const percent = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 4 });

const fileUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A file's size without decimals (002 §9). `bytes` at 1,024 a step. */
export function fileSizeText(bytes: number): string {
  let step = 0;
  let size = bytes;
  // As it is shown: 1,023.6 KB are 1 MB, not 1024 KB.
  while (Math.round(size) >= 1024 && step < fileUnits.length - 1) {
    size /= 1024;
    step += 1;
  }
  return `${Math.round(size)} ${fileUnits[step]}`;
}

/** A number, or a decimal, which is written exactly. */
type Amount = number | `${number}`;

const isAmount = (value: unknown): value is Amount => typeof value === 'number' || isDecimal(value);

function numberText(value: Amount, formatter: CellColumn['formatter']): string {
  if (formatter === 'money') return money.format(value);
  if (formatter === 'area') return `${area.format(value)} ha`;
  if (formatter === 'percent') return `${percent.format(value)}%`;
  if (formatter === 'fileSize') return fileSizeText(Number(value));
  return plain.format(value);
}

/** A date as people read it: MMM-dd-yyyy, a moment with its time (000 §9, 002 §9). */
export function dateText(value: string, formatter?: CellColumn['formatter']): string {
  const date = dayjs(value);
  if (!date.isValid()) return value;
  return date.format(formatter === 'moment' ? dateFormats.lastModified : dateFormats.display);
}

const yes = 'Yes';
const no = 'No';

/** A cell's value as text: what is shown, copied and exported. */
export function cellText(value: unknown, { type, formatter }: CellColumn): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return cellValues(value)
      .map((one) => cellText(one, { type }))
      .join(', ');
  if (type === 'number' && isAmount(value)) return numberText(value, formatter);
  if (type === 'date' && typeof value === 'string') return dateText(value, formatter);
  if (type === 'bool') return value === true ? yes : no;
  return String(value);
}
