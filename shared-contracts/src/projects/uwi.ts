import * as v from 'valibot';
import { formatLegalDescription, parseLegalDescription } from '../land-survey/index.ts';
import { chosenLengths } from '../limits/index.ts';
import { message, optional } from '../validators/rules.ts';

const longest = chosenLengths.surfaceProject.uwi;

/** A unique well identifier in one piece, as well lists have it: `100041108204W600`. */
const inOnePiece = /^(1\d\d)(\d\d)(\d\d)(\d{3})(\d\d)(W[1-7])M?(\d\d)$/i;

/** The parts around the place in an identifier: `100/…/00`. */
const around = /^([12]\d\d)\/(.*)\/(\d\d)$/;

/** The one usual writing of a well identifier or a legal description; undefined where the text is neither. */
export function usualUwi(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > longest) return undefined;
  const written = typed.replace(inOnePiece, '$1/$2-$3-$4-$5$6/$7');
  const place = parseLegalDescription(written);
  if (!place) return undefined;
  const [, before, , after] = around.exec(written) ?? [];
  const told = formatLegalDescription(place);
  return before && after ? `${before}/${told}/${after}` : told;
}

/** The rule of a well identifier: it names a place of the land surveys, and is kept in its usual writing. */
export const uwi = optional(
  v.pipe(
    v.string(message('notText')),
    v.maxLength(longest, message('maxLength', { n: longest })),
    v.check((text) => usualUwi(text) !== undefined, message('notUwi')),
    v.transform((text) => usualUwi(text) ?? text),
  ),
);
