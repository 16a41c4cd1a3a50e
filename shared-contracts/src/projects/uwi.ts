import * as v from 'valibot';
import { formatLegalDescription, parseLegalDescription } from '../land-survey/index.ts';
import { chosenLengths } from '../limits/index.ts';
import { message, optional } from '../validators/rules.ts';

const longest = chosenLengths.surfaceProject.uwi;

/** A unique well identifier without separators, as in well lists: `100041108204W600`. */
const inOnePiece = /^(1\d\d)(\d\d)(\d\d)(\d{3})(\d\d)(W[1-7])M?(\d\d)$/i;

/** The parts of an identifier around the location: `100/…/00`. */
const around = /^([12]\d\d)\/(.*)\/(\d\d)$/;

/** The standard notation of a well identifier or a legal description; undefined if the text is neither. */
export function usualUwi(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > longest) return undefined;
  const written = typed.replace(inOnePiece, '$1/$2-$3-$4-$5$6/$7');
  const place = parseLegalDescription(written);
  if (!place) return undefined;
  const [, before, , after] = around.exec(written) ?? [];
  const formatted = formatLegalDescription(place);
  return before && after ? `${before}/${formatted}/${after}` : formatted;
}

/**
 * The rule for a well identifier: it contains a location of the land surveys, and is stored in its standard notation.
 */
export const uwi = optional(
  v.pipe(
    v.string(message('notText')),
    v.maxLength(longest, message('maxLength', { n: longest })),
    v.check((text) => usualUwi(text) !== undefined, message('notUwi')),
    v.transform((text) => usualUwi(text) ?? text),
  ),
);
