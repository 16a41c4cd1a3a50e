import { withMeridianSign } from './bare-meridian.ts';
import { DlsReader } from './dls-reader.ts';
import { figuresInWords } from './figures-in-words.ts';
import type { PieceRead } from './land-areas.ts';
import type { LandProblem } from './land-problem.ts';
import { landTokens } from './land-tokens.ts';
import { LandWalk } from './land-walk.ts';
import type { LegalDescription } from './legal-description.ts';
import { readPosition } from './read-position.ts';
import { Statements } from './statements.ts';
import type { Township } from './township.ts';
import { leftOver } from './unread-pieces.ts';
import { landOf, townshipIn } from './written-place.ts';

/** A part of a legal description that was read from a text. */
export interface LandPart {
  readonly land: LegalDescription;
  /** Whether only a portion of it is meant. */
  readonly isPortion: boolean;
  /** The text about it other than its place, such as an exception or the plan of a portion; '' if there is none. */
  readonly note: string;
  /** Its position in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Land that no survey numbers, such as lots of a plan, river lots and road allowances; it is stored in its own words.
 */
export interface WordedLand {
  /** In the usual notation. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A whole township that was named. */
export interface NamedTownship extends Township {
  readonly start: number;
  readonly end: number;
}

/** A piece of a text that was not understood and, if it looks like land, the reason. */
export interface Unread {
  readonly text: string;
  readonly problem: LandProblem | undefined;
  readonly start: number;
  readonly end: number;
}

/** The land in a text. */
export interface LandReading {
  /** In the order of the text. */
  readonly parts: readonly LandPart[];
  readonly worded: readonly WordedLand[];
  /** Whole townships, if a word shows that one is meant. */
  readonly townships: readonly NamedTownship[];
  readonly unread: readonly Unread[];
  /** Townships whose section is missing; each also appears in `unread`. */
  readonly withoutSection: readonly Township[];
  /** Whether the text was longer than the part that is read. */
  readonly isCut: boolean;
}

/** Number of characters of a text that are read. */
export const longestLandText = 20_000;

const byPlace = (one: { readonly start: number }, other: { readonly start: number }) =>
  one.start - other.start;

const partOf = (land: LegalDescription, { isPortion, notes, start, end }: PieceRead): LandPart => ({
  land,
  isPortion,
  note: notes.length === 0 ? '' : notes.join('; '),
  start,
  end,
});

/**
 * Reads the legal descriptions in a text, of both surveys and in any usual notation, including several that state their
 * common parts only once: `NW and SW 36-42-3-W5M, ptn. SE`. Never throws: whatever is not understood is reported.
 */
export function readLand(text: string): LandReading {
  const readText = text.slice(0, longestLandText);
  const tokens = withMeridianSign(figuresInWords(landTokens(readText)));
  const used = new Uint8Array(tokens.length);
  const walk = new LandWalk(readText, tokens, used);
  const reader = new DlsReader(walk);
  const statements = new Statements(walk, tokens, reader);
  statements.read();
  const parts: LandPart[] = statements.units.map((piece) => partOf(piece.land, piece));
  const unread: Unread[] = statements.problems.map((one) => ({ text: '', ...one }));
  const townships: NamedTownship[] = [];
  for (const written of reader.written) {
    const { start, end } = written;
    const land = landOf(written);
    if (land === undefined || 'kind' in land) unread.push({ text: '', problem: land, start, end });
    else if ('system' in land) parts.push(partOf(land, written));
    else townships.push({ ...land, start, end });
  }
  for (const { from, to } of reader.land.vain) used.fill(0, from, to);
  for (const { start, end } of leftOver(tokens, used))
    unread.push({ text: '', problem: undefined, start, end });
  const { worded } = statements;
  const found = parts.length + worded.length + townships.length;
  if (found === 0 && tokens.length > 0) {
    const isPosition = readPosition(readText) !== undefined;
    const whole = { text: '', start: 0, end: readText.length };
    if (isPosition) unread.splice(0, unread.length, { ...whole, problem: { kind: 'position', n: 0 } });
    // Only a township without its meridian: it was read, but it is not land.
    else if (unread.length === 0) unread.push({ ...whole, problem: undefined });
  }
  if (parts.length > 1) parts.sort(byPlace);
  if (unread.length > 1) unread.sort(byPlace);
  return {
    parts,
    worded,
    townships,
    unread:
      unread.length === 0
        ? unread
        : unread.map((one) => ({ ...one, text: readText.slice(one.start, one.end).trim() })),
    withoutSection: unread.length === 0 ? [] : unread.flatMap(({ problem }) => townshipIn(problem) ?? []),
    isCut: readText.length < text.length,
  };
}
