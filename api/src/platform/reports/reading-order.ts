/** A part of a line that is read in one direction. */
interface ReadPiece {
  readonly text: string;
  /** Even: from left to right; odd: from right to left; higher ones stand within lower ones. */
  readonly level: number;
}

/** Letters that are read from the right, with the stroke that lengthens them. */
const right = String.raw`[[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u0640]&&\p{L}]`;
const fromRight = new RegExp(right, 'v');

/** Numbers with their signs, words of either direction, and what stands between them. */
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

/** A bracket as it stands where text is read from the right. */
const mirrored = (sign: string): string => {
  const place = brackets.indexOf(sign);
  return place < 0 ? sign : brackets.charAt(place % 2 === 0 ? place + 1 : place - 1);
};

/** Whether a text holds letters that are read from the right. */
export const isMixed = (text: string): boolean => fromRight.test(text);

/**
 * A line in its pieces, as they are read: the part of Unicode's rules of direction (UAX #9) that text without signs of
 * embedding needs. A line goes where its first letter goes.
 */
export function readingOrder(line: string): readonly ReadPiece[] {
  const found = Array.from(line.matchAll(parts), ({ 0: text, groups = {} }) => {
    const kind = (['number', 'right', 'left'] as const).find((name) => groups[name] !== undefined);
    return { text, kind: kind ?? 'other' };
  });
  const base = found.find(({ kind }) => kind === 'left' || kind === 'right')?.kind === 'right' ? 1 : 0;
  const levelOfLeft = base * 2;
  let isAfterRight = base === 1;
  // A number among words from the right counts as one of them to what stands beside it.
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
    // Of what is read from the right a typeface turns whole words round, with the blanks between them.
    const isWords = level % 2 === 0 || kind === 'right' || text === ' ';
    const goesOn = last?.level === level && isWords && last.isWords;
    if (goesOn) last.text += text;
    else pieces.push({ text: level % 2 === 1 ? mirrored(text) : text, level, isWords });
  }
  return pieces;
}

/** Pieces from left to right, as they stand on the line. */
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
