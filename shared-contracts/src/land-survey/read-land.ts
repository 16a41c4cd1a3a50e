import { DlsReader } from './dls-reader.ts';
import { type LandProblem, landProblem } from './land-problem.ts';
import { type LandToken, landTokens } from './land-tokens.ts';
import { emptyWords, landKeywords } from './land-words.ts';
import type { LegalDescription } from './legal-description.ts';
import { ntsAt } from './read-nts.ts';
import { type Township, townshipProblem } from './township.ts';
import type { WrittenLand } from './waiting-land.ts';

/** A part of a legal description that was read from a text. */
export interface LandPart {
  readonly land: LegalDescription;
  /** Only a portion of it is meant. */
  readonly isPortion: boolean;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** A piece of a text that was not understood, and why where it looks like land. */
export interface Unread {
  readonly text: string;
  readonly problem: LandProblem | undefined;
  readonly start: number;
  readonly end: number;
}

/** What a text says of land. */
export interface LandReading {
  /** In the order of the text. */
  readonly parts: readonly LandPart[];
  readonly unread: readonly Unread[];
  /** Whole townships that were named; each is among the unread too, as no parcel is one. */
  readonly townships: readonly Township[];
  /** The text was longer than what is read. */
  readonly isCut: boolean;
}

/** Characters of a text that are read. */
export const longestLandText = 20_000;

/** Land as it was written, or why it is none. */
function landOf(written: WrittenLand): LegalDescription | LandProblem | undefined {
  const { section, township, range, meridian, quarter, lsd } = written;
  if (township === undefined || range === undefined || meridian === undefined) return undefined;
  if (section === undefined) {
    const whole = { meridian, range, township };
    return townshipProblem(whole) ?? { kind: 'sectionMissing', n: township, ...whole };
  }
  const land: LegalDescription = {
    ...{ system: 'DLS', meridian, range, township, section },
    ...(lsd === undefined ? {} : { lsd }),
    ...(quarter === undefined ? {} : { quarter }),
  };
  return landProblem(land) ?? land;
}

/** The whole township that was meant where no section was said. */
function townshipIn(problem: LandProblem | undefined): Township | undefined {
  if (problem?.kind !== 'sectionMissing') return undefined;
  const { meridian, range, township } = problem;
  return meridian && range && township ? { meridian, range, township } : undefined;
}

const isPause = (token: LandToken): boolean =>
  token.kind === 'mark' && (token.text === ',' || token.text === '\n');
const isEnd = (token: LandToken): boolean => token.kind === 'mark' && token.text === ';';

/** Whether a token says nothing, and nothing is missed without it. */
const isEmpty = (token: LandToken): boolean =>
  token.kind === 'mark' ? token.text !== '½' && token.text !== '¼' : emptyWords.has(token.text);

interface Read {
  readonly parts: LandPart[];
  readonly unread: Unread[];
}

/** Walks the tokens once. Returns which of them said something. */
function walk(tokens: readonly LandToken[], reader: DlsReader, used: Uint8Array, read: Read): void {
  /** A word stood here that is no part of a description: what follows belongs to it. */
  let isLost = false;
  let isExcepted = false;
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) return;
    if (isEnd(token)) {
      reader.finish();
      isLost = false;
      isExcepted = false;
      at += 1;
      continue;
    }
    if (isPause(token)) {
      if (!reader.isWithinList(at)) reader.pause();
      isLost = false;
      at += 1;
      continue;
    }
    if (isExcepted) {
      at += 1;
      continue;
    }
    const unit = ntsAt(tokens, at);
    if (unit) {
      used.fill(1, at, unit.next);
      const [start, end] = [token.start, tokens[unit.next - 1]?.end ?? token.end];
      reader.finish();
      const problem = landProblem(unit.land);
      if (problem) read.unread.push({ text: '', problem, start, end });
      else read.parts.push({ land: unit.land, isPortion: false, start, end });
      at = unit.next;
      isLost = false;
      continue;
    }
    const isWord = token.kind === 'word';
    const next = isLost && !isWord ? undefined : reader.read(at);
    if (next !== undefined) {
      isLost = false;
      at = next;
      continue;
    }
    if (isWord && landKeywords.get(token.text) === 'except') isExcepted = true;
    if (isWord && !isEmpty(token)) {
      reader.interrupt();
      isLost = true;
    }
    at += 1;
  }
}

/** Pieces of the text that nobody understood, between marks that end something. */
function leftOver(tokens: readonly LandToken[], used: Uint8Array): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let piece: { start: number; end: number; isFull: boolean } | undefined;
  const close = () => {
    if (piece?.isFull) pieces.push({ start: piece.start, end: piece.end });
    piece = undefined;
  };
  for (const [index, token] of tokens.entries()) {
    if (used[index] === 1 || isEnd(token) || isPause(token)) close();
    else if (token.kind !== 'mark' || piece) {
      const isFull = !isEmpty(token);
      if (!piece) piece = { start: token.start, end: token.end, isFull };
      else if (isFull) Object.assign(piece, { end: token.end, isFull: true });
    }
  }
  close();
  return pieces;
}

/**
 * Reads the legal descriptions in a text, of both surveys and in any usual writing, many of them with what they share
 * said once: `NW and SW 36-42-3-W5M, ptn. SE`. Every text has an answer: what is not understood is told.
 */
export function readLand(text: string): LandReading {
  const asked = text.slice(0, longestLandText);
  const tokens = landTokens(asked);
  const used = new Uint8Array(tokens.length);
  const reader = new DlsReader(tokens, used);
  const read: Read = { parts: [], unread: [] };
  walk(tokens, reader, used, read);
  reader.finish();
  for (const written of reader.written) {
    const { start, end, isPortion } = written;
    const land = landOf(written);
    if (land && 'system' in land) read.parts.push({ land, isPortion, start, end });
    else read.unread.push({ text: '', problem: land, start, end });
  }
  read.unread.push(...leftOver(tokens, used).map((piece) => ({ text: '', problem: undefined, ...piece })));
  // A township without its meridian, a filler alone: read, and still no land.
  if (read.parts.length === 0 && read.unread.length === 0 && tokens.length > 0)
    read.unread.push({ text: '', problem: undefined, start: 0, end: asked.length });
  const byPlace = (one: { readonly start: number }, other: { readonly start: number }) =>
    one.start - other.start;
  return {
    parts: read.parts.toSorted(byPlace),
    unread: read.unread
      .toSorted(byPlace)
      .map((one) => ({ ...one, text: asked.slice(one.start, one.end).trim() })),
    townships: read.unread.toSorted(byPlace).flatMap(({ problem }) => townshipIn(problem) ?? []),
    isCut: asked.length < text.length,
  };
}
