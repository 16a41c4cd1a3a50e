import { plainShare } from './share-figures.ts';
import { writtenNumber } from './written-number.ts';

/** A share as written: a fraction or a percentage. */
export type WrittenShare = { readonly above: number; readonly below: number } | { readonly percent: string };

/** A longer text is not a share. */
const longest = 40;

/**
 * The share that a text states: 1/2, 50 %, 33.33. Undefined if it is not a share, or ambiguous: 0.5 without a sign is
 * half, or half a per cent.
 */
export function writtenShare(whole: string): WrittenShare | undefined {
  if (whole.length > longest) return undefined;
  const text = plainShare(whole);
  const [, above, below] = /^(\d{1,6})\s?\/\s?(\d{1,6})$/.exec(text.trim()) ?? [];
  if (above !== undefined && below !== undefined) return { above: Number(above), below: Number(below) };
  const hasSign = text.trim().endsWith('%');
  const percent = writtenNumber(hasSign ? text.trim().slice(0, -1) : text);
  return percent === undefined || (!hasSign && Number(percent) <= 1) ? undefined : { percent };
}

/** A share as a fraction in lowest terms; undefined if it is negative or has more than four decimals. */
export function fractionOf(
  share: WrittenShare,
): { readonly above: number; readonly below: number } | undefined {
  if ('above' in share) return share;
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(share.percent) ?? [];
  if (whole === undefined) return undefined;
  const [above, below] = [Number(`${whole}${part}`), 100 * 10 ** part.length];
  let [one, other] = [above, below];
  while (one !== 0) [other, one] = [one, other % one];
  return { above: above / other, below: below / other };
}
