import type { LandToken } from './land-tokens.ts';
import { emptyWords } from './land-words.ts';

/** A comma or the end of a line. */
export const isPause = (token: LandToken): boolean =>
  token.kind === 'mark' && (token.text === ',' || token.text === '\n');

/** The end of a description. */
export const isEnd = (token: LandToken): boolean => token.kind === 'mark' && token.text === ';';

/** Whether a token means nothing, so that nothing is lost without it. */
export const isEmpty = (token: LandToken): boolean =>
  token.kind === 'mark' ? token.text !== '½' && token.text !== '¼' : emptyWords.has(token.text);

/** Pieces of the text that were not understood, between marks that end something. */
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
    else if (token.kind !== 'mark' || piece) {
      const isFull = !isEmpty(token);
      if (!piece) piece = { start: token.start, end: token.end, isFull };
      else if (isFull) Object.assign(piece, { end: token.end, isFull: true });
    }
  }
  close();
  return pieces;
}
