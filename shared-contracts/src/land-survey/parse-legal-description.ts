import { landProblem } from './land-problem.ts';
import { type LegalDescription, quarters } from './legal-description.ts';
import { readLand } from './read-land.ts';

/** A longer text is not a single legal description. */
const longest = 120;

/** Land west of a meridian as it is stored and mostly typed: `NE-14-045-07-W4M`, `NE 14-45-7 W4`, `14-045-07-W4M`. */
const plain = /^(?:(NE|NW|SE|SW)[- ])?(\d{1,2})-(\d{1,3})-(\d{1,2})[- ]W([1-6])M?$/;

/** Land in this writing, which has only one meaning; undefined for other writings and for land that is not there. */
function plainLand(text: string): LegalDescription | undefined {
  const [, name, section, township, range, meridian] = plain.exec(text) ?? [];
  if (section === undefined) return undefined;
  const quarter = quarters.find((one) => one === name);
  const land: LegalDescription = {
    ...{ system: 'DLS', meridian: Number(meridian), range: Number(range), township: Number(township) },
    ...{ section: Number(section), ...(quarter ? { quarter } : {}) },
  };
  return landProblem(land) ? undefined : land;
}

/** Reads one legal description in any of its usual notations; undefined if the text is not one. */
export function parseLegalDescription(text: string): LegalDescription | undefined {
  if (text.length > longest) return undefined;
  // Stored land is read by the thousand for maps and lists.
  const known = plainLand(text);
  if (known) return known;
  const { parts, worded, townships, unread } = readLand(text);
  const [only, ...more] = parts;
  const isAll = more.length === 0 && worded.length === 0 && townships.length === 0 && unread.length === 0;
  return only && isAll && !only.isPortion && only.note === '' ? only.land : undefined;
}
