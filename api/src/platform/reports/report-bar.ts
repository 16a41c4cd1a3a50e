/** A horizontal bar in a cell, in shares of the column's width from 0 to 1. */
export interface ReportBar {
  /** Lengths of its parts, one after the other; the second one is drawn in another colour. */
  readonly parts: readonly number[];
  /** Where a line crosses it, such as what was planned. */
  readonly mark?: number;
}

const digits = 4;
const most = 2;

/** A bar as the value of a cell: '0.5 0.25|0.8'. */
export function barValue({ parts, mark }: ReportBar): string {
  const text = parts.map((part) => String(Number(part.toFixed(digits)))).join(' ');
  return mark === undefined ? text : `${text}|${Number(mark.toFixed(digits))}`;
}

const inBounds = (text: string): number => Math.min(1, Math.max(0, Number(text) || 0));

/** The bar of a cell's value. */
export function readBar(value: string): ReportBar {
  const [parts = '', mark] = value.split('|');
  const lengths = parts.split(' ', most).map(inBounds);
  return mark === undefined ? { parts: lengths } : { parts: lengths, mark: inBounds(mark) };
}

/** Number of characters of a bar that is as long as its column. */
const longest = 24;

/** A bar as text, for Word and workbooks, where only text can be drawn. */
export function barText(value: string): string {
  const { parts, mark } = readBar(value);
  let sum = 0;
  let drawn = '';
  for (const [place, part] of parts.entries()) {
    sum += part;
    drawn = drawn.padEnd(Math.round(Math.min(1, sum) * longest), place === 0 ? '█' : '▒');
  }
  if (mark === undefined) return drawn;
  const at = Math.min(longest, Math.max(1, Math.round(mark * longest))) - 1;
  const padded = drawn.padEnd(at + 1);
  return `${padded.slice(0, at)}│${padded.slice(at + 1)}`.trimEnd();
}
