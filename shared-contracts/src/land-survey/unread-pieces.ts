import type { LandToken } from './land-tokens.ts';
import { emptyWords } from './land-words.ts';

/** A comma or the end of a line. */
export const isPause = (token: LandToken): boolean =>
  token.kind === 'mark' && (token.text === ',' || token.text === '\n');

/** The end of a description. */
export const isEnd = (token: LandToken): boolean => token.kind === 'mark' && token.text === ';';

/** Marks with a meaning: halves, quarters, and a question mark for uncertainty. */
const fullMarks: ReadonlySet<string> = new Set(['½', '¼', '?']);

/** Whether a token has no meaning, so that ignoring it loses nothing. */
export const isEmpty = (token: LandToken): boolean =>
  token.kind === 'mark' ? !fullMarks.has(token.text) : emptyWords.has(token.text);

/** Whether a letter is part of the number before it: `3A` is not 3. */
export const isSuffix = ({ kind, start }: LandToken, before: LandToken | undefined): boolean =>
  kind === 'word' && before?.kind === 'number' && before.end === start;

const quarters: ReadonlySet<string> = new Set(['QUARTER', 'QTR']);

/** Whether a word is the quarter of `one quarter of`, which does not say which one is meant. */
const isShare = (tokens: readonly LandToken[], used: Uint8Array, index: number): boolean =>
  quarters.has(tokens[index]?.text ?? '') &&
  ['ONE', 'A'].includes(tokens[index - 1]?.text ?? '') &&
  used[index - 2] !== 1;

/** The pieces of the text that were not understood, split at marks that end something. */
export function leftOver(
  tokens: readonly LandToken[],
  used: Uint8Array,
): readonly { readonly start: number; readonly end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let piece: { start: number; end: number; isFull: boolean } | undefined;
  const close = () => {
    if (piece?.isFull) pieces.push({ start: piece.start, end: piece.end });
    piece = undefined;
  };
  for (const [index, token] of tokens.entries()) {
    if (used[index] === 1 || isEnd(token) || isPause(token)) close();
    else if (token.kind !== 'mark' || piece || fullMarks.has(token.text)) {
      const isFull = !isEmpty(token) || isSuffix(token, tokens[index - 1]) || isShare(tokens, used, index);
      if (!piece) piece = { start: token.start, end: token.end, isFull };
      else if (isFull) Object.assign(piece, { end: token.end, isFull: true });
    }
  }
  close();
  return pieces;
}
