import {
  formatLegalDescription,
  type LegalDescription,
  parseLegalDescription,
} from '../land-survey/index.ts';
import { landLimits } from '../limits/index.ts';

/** A part as it is read from a text. */
export interface ReadPart {
  /** In its usual writing. */
  readonly legalDescription: string;
  readonly isPortion: boolean;
}

type DlsPart = Extract<LegalDescription, { readonly system: 'DLS' }>;
type Corner = NonNullable<DlsPart['quarter']>;

const halves: Readonly<Record<string, readonly Corner[]>> = {
  N: ['NE', 'NW'],
  S: ['SE', 'SW'],
  E: ['NE', 'SE'],
  W: ['NW', 'SW'],
};
const corners: readonly Corner[] = ['NE', 'NW', 'SE', 'SW'];

const portion = /^(?:ptn|pt|portion|part)\b\.?(?:\s+of)?(?:\s+the)?\s*/i;
const whole = /^(?:all(?:\s+of)?|the)\s+/i;
const half = /^([NSEW])\s*(?:½|1\/2|half)(?:\s+of)?\s*/i;
const quarterOnly = /^(NE|NW|SE|SW)(?:\s*(?:¼|1\/4|quarter))?$/i;
const lsdOnly = /^LSDs?\.?\s*(\d{1,2})$/i;

/** A piece of the text between separators, and how it is joined to the one before. */
interface Piece {
  readonly text: string;
  readonly isAnd: boolean;
  readonly isPortion: boolean;
}

/** A piece is a place of its own, or a part of a section that another piece names. */
type Meant =
  | { readonly kind: 'places'; readonly places: readonly LegalDescription[] }
  | { readonly kind: 'within'; readonly of: (section: DlsPart) => readonly LegalDescription[] }
  | { readonly kind: 'unknown' };

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let isAnd = false;
  for (const part of text.slice(0, landLimits.pastedText).split(/([;,\r\n]+|\s+and\s+|\s*&\s*)/i)) {
    if (/^(?:[;,\r\n]+|\s+and\s+|\s*&\s*)$/i.test(part)) {
      isAnd = /and|&/i.test(part);
      continue;
    }
    const trimmed = part.trim().replace(/[.\s]+$/, '');
    if (trimmed === '') continue;
    const isPortion = portion.test(trimmed);
    const rest = trimmed.replace(portion, '').replace(whole, '').replace(portion, '').trim();
    pieces.push({
      text: rest,
      isAnd: isAnd && pieces.length > 0,
      isPortion: isPortion || /^(?:the\s+)?ptn/i.test(trimmed),
    });
    isAnd = false;
  }
  return pieces;
}

const sectionOf = ({ quarter: _, lsd: __, ...section }: DlsPart): DlsPart => section;

function meaningOf(text: string): Meant {
  const place = parseLegalDescription(text);
  if (place) return { kind: 'places', places: [place] };
  const [, corner] = quarterOnly.exec(text) ?? [];
  const quarter = corners.find((one) => one === corner?.toUpperCase());
  if (quarter) return { kind: 'within', of: (section) => [{ ...sectionOf(section), quarter }] };
  const lsd = Number(lsdOnly.exec(text)?.[1] ?? 0);
  if (lsd >= 1 && lsd <= 16) return { kind: 'within', of: (section) => [{ ...sectionOf(section), lsd }] };
  const [found, side = ''] = half.exec(text) ?? [];
  const pair = halves[side.toUpperCase()];
  if (found === undefined || !pair) return { kind: 'unknown' };
  const of = (section: DlsPart) => pair.map((one) => ({ ...sectionOf(section), quarter: one }));
  const rest = parseLegalDescription(text.slice(found.length));
  if (rest?.system === 'DLS') return { kind: 'places', places: of(rest) };
  return text.length === found.length ? { kind: 'within', of } : { kind: 'unknown' };
}

/**
 * The parts that a pasted text names, each once: `NW and SW 36-42-3-W5M, ptn. SE` are two quarters and a portion of a
 * third. A quarter without a section belongs to the one that `and` leads to, else to the last that was named. What is not
 * understood is told as it stands.
 */
export function readParts(text: string): {
  readonly parts: readonly ReadPart[];
  readonly unknown: readonly string[];
} {
  const pieces = piecesOf(text);
  const meant = pieces.map((piece) => meaningOf(piece.text));
  const sectionAt = (place: number): DlsPart | undefined => {
    const one = meant[place];
    const [first] = one?.kind === 'places' ? one.places : [];
    return first?.system === 'DLS' ? first : undefined;
  };
  const ahead = (place: number): DlsPart | undefined => {
    for (let next = place + 1; next < pieces.length && pieces[next]?.isAnd; next += 1) {
      const section = sectionAt(next);
      if (section) return section;
    }
    return undefined;
  };
  const parts = new Map<string, ReadPart>();
  const unknown: string[] = [];
  let last: DlsPart | undefined;
  for (const [place, { text: told, isPortion }] of pieces.entries()) {
    const one = meant[place];
    const section = one?.kind === 'within' ? (ahead(place) ?? last ?? firstAfter(place)) : undefined;
    const found =
      one?.kind === 'places' ? one.places : one?.kind === 'within' && section ? one.of(section) : [];
    if (found.length === 0) unknown.push(told);
    for (const location of found) {
      const legalDescription = formatLegalDescription(location);
      if (parts.size < landLimits.parts && !parts.has(legalDescription))
        parts.set(legalDescription, { legalDescription, isPortion });
    }
    last = sectionAt(place) ?? last;
  }
  return { parts: [...parts.values()], unknown };

  function firstAfter(place: number): DlsPart | undefined {
    const next = meant.findIndex((_, other) => other > place && sectionAt(other) !== undefined);
    return next < 0 ? undefined : sectionAt(next);
  }
}
