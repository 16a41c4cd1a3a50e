/** A part of a line that is read in one direction. */
interface ReadPiece {
  readonly text: string;
  /** Even: left to right; odd: right to left; higher levels are nested within lower ones. */
  readonly level: number;
}

/** Letters of right-to-left scripts, with the character that lengthens them. */
const right = String.raw`[[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u0640]&&\p{L}]`;
const fromRight = new RegExp(right, 'v');

/** Numbers with their signs, words of either direction, and anything in between. */
const parts = new RegExp(
  [
    String.raw`(?<number>[$€£#]?\p{Nd}+(?:[.,:\/\-]\p{Nd}+)*%?)`,
    String.raw`(?<right>(?:${right}[\p{M}\u200c\u200d]*)+)`,
    String.raw`(?<left>[\p{L}--${right}][[\p{L}\p{M}]--${right}]*)`,
    String.raw`.\p{M}*`,
  ].join('|'),
  'gsv',
);

const brackets = '()[]{}<>«»‹›';

/** A bracket as it is drawn in right-to-left text. */
const mirrored = (sign: string): string => {
  const place = brackets.indexOf(sign);
  return place < 0 ? sign : brackets.charAt(place % 2 === 0 ? place + 1 : place - 1);
};

/** Whether a text contains letters of a right-to-left script. */
export const isMixed = (text: string): boolean => fromRight.test(text);

/**
 * The pieces of a line in reading order: the part of Unicode's bidirectional algorithm (UAX #9) that text without
 * embedding characters needs. The first letter decides the direction of the line.
 */
export function readingOrder(line: string): readonly ReadPiece[] {
  const found = Array.from(line.matchAll(parts), ({ 0: text, groups = {} }) => {
    const kind = (['number', 'right', 'left'] as const).find((name) => groups[name] !== undefined);
    return { text, kind: kind ?? 'other' };
  });
  const base = found.find(({ kind }) => kind === 'left' || kind === 'right')?.kind === 'right' ? 1 : 0;
  const levelOfLeft = base * 2;
  let isAfterRight = base === 1;
  // To its neighbours, a number among right-to-left words counts as one of these words.
  const known = found.map(({ kind }): { level: number; isRight: boolean } | undefined => {
    if (kind === 'other') return undefined;
    if (kind !== 'number') isAfterRight = kind === 'right';
    if (!isAfterRight) return { level: levelOfLeft, isRight: false };
    return { level: kind === 'right' ? 1 : 2, isRight: true };
  });
  const after: boolean[] = [];
  let next = base === 1;
  for (let place = found.length - 1; place >= 0; place -= 1) {
    after[place] = next;
    next = known[place]?.isRight ?? next;
  }
  let before = base === 1;
  const pieces: { text: string; level: number; isWords: boolean }[] = [];
  for (const [place, { text, kind }] of found.entries()) {
    const own = known[place];
    before = own?.isRight ?? before;
    const level = own?.level ?? (before !== after[place] ? base : before ? 1 : levelOfLeft);
    const last = pieces.at(-1);
    // In right-to-left text the typeface reverses whole words and the spaces between them itself.
    const isWords = level % 2 === 0 || kind === 'right' || text === ' ';
    const goesOn = last?.level === level && isWords && last.isWords;
    if (goesOn) last.text += text;
    else pieces.push({ text: level % 2 === 1 ? mirrored(text) : text, level, isWords });
  }
  return pieces;
}

/** Pieces from left to right, in the order in which they are drawn on the line. */
export function standingOrder<T extends { readonly level: number }>(pieces: readonly T[]): readonly T[] {
  let placed = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    const turned: T[] = [];
    for (let from = 0; from < placed.length; ) {
      let until = from;
      while ((placed[until]?.level ?? 0) >= level) until += 1;
      turned.push(...placed.slice(from, until).toReversed(), ...placed.slice(until, until + 1));
      from = until + 1;
    }
    placed = turned;
  }
  return placed;
}
