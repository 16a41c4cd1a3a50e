/** A position in degrees. */
export interface ReadPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** Characters that people type for degrees, minutes and seconds, each with the usual sign for it. */
const usualSigns: readonly (readonly [typed: RegExp, sign: string])[] = [
  [/[′’‘´`]/g, "'"],
  [/[″”“]|''/g, '"'],
  [/[ºᵒ˚*]|\bdegrees?\b/gi, '°'],
  [/\bminutes?\b/gi, "'"],
  [/\bseconds?\b/gi, '"'],
  // `12s` behind minutes are seconds; `12 S` may be south.
  [/(?<=(?:['m]|min)\s?\d{1,2}(?:\.\d{1,9})?)s(?![a-z])/g, '"'],
  [/\b(N)orth\b|\b(W)est\b|\b(S)outh\b|\b(E)ast\b/gi, '$1$2$3$4'],
  [/[−–—]/g, '-'],
];

/** Words around the two angles, among them the two datums that agree within a metre or two. */
const labels =
  /\b(?:[NW]\.?\s?(?=lat|lon))?(?:geo|latitude|longitude|lat|long|lon|lng)\b\s{0,9}[.:=]{0,2}|\(?\b(?:nad\s?83(?:\s?csrs)?|wgs\s?84)\b\)?/gi;
const joints = /\s(?:and|x|&|y|et)\s/gi;
const decimalCommas = /^([-+]?\d{1,3}),(\d+)(?:\s*;\s*|\s+)([-+]?\d{1,3}),(\d+)$/;

/** One element of written coordinates: a letter, a number with its unit, or a separator. */
const piece = /([NSEWO])|([-+]?\d{1,3}(?:\.\d{1,12})?)(?![\d.])\s*(°|deg|d|'|min|m|"|sec)?|([,;/])|\s+/giy;

interface Angle {
  readonly numbers: number[];
  isNegative: boolean;
  isSigned: boolean;
  /** N, S, E or W. */
  side: string | undefined;
  isClosed: boolean;
}

const newAngle = (): Angle => ({
  numbers: [],
  isNegative: false,
  isSigned: false,
  side: undefined,
  isClosed: false,
});

const mostParts = 3;
const sixty = 60;

const degreesOf = ({ numbers }: Angle): number | undefined => {
  const [whole = Number.NaN, minutes = 0, seconds = 0] = numbers;
  if (minutes >= sixty || seconds >= sixty) return undefined;
  const isBroken = numbers.slice(0, -1).some((part) => !Number.isInteger(part));
  return isBroken ? undefined : Math.abs(whole) + minutes / sixty + seconds / sixty ** 2;
};

/** Splits a text into two angles of at most three numbers each; undefined if that is not possible. */
function anglesOf(text: string): readonly [Angle, Angle] | undefined {
  const angles: Angle[] = [];
  let letterBefore: string | undefined;
  const current = () => {
    const last = angles.at(-1);
    if (last && !last.isClosed) return last;
    const angle = newAngle();
    angle.side = letterBefore;
    letterBefore = undefined;
    angles.push(angle);
    return angle;
  };
  piece.lastIndex = 0;
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text);
    if (!found) return undefined;
    const [, letter, number, unit, mark] = found;
    if (mark) {
      const last = angles.at(-1);
      if (last) last.isClosed = true;
    } else if (letter) {
      const side = letter.toUpperCase() === 'O' ? 'W' : letter.toUpperCase();
      const last = angles.at(-1);
      if (last && last.side === undefined && !last.isClosed) {
        last.side = side;
        last.isClosed = true;
      } else if (letterBefore === undefined) {
        letterBefore = side;
        if (last) last.isClosed = true;
      } else return undefined;
    } else if (number) {
      const isSigned = number.startsWith('-') || number.startsWith('+');
      const last = angles.at(-1);
      // A sign, or a second number of degrees, starts the second angle.
      if (last && last.numbers.length > 0 && (isSigned || unit === '°' || unit === 'deg' || unit === 'd'))
        last.isClosed = true;
      const angle = current();
      angle.numbers.push(Number(number));
      if (angle.numbers.length === 1) Object.assign(angle, { isSigned, isNegative: number.startsWith('-') });
    }
  }
  if (letterBefore !== undefined) return undefined;
  const [one, other, ...more] = angles.length === 1 ? halved(angles[0]) : angles;
  return one && other && more.length === 0 ? [one, other] : undefined;
}

/** Splits numbers with nothing between the two angles: half of them for each. */
function halved(angle: Angle | undefined): readonly Angle[] {
  const numbers = angle?.numbers ?? [];
  if (!angle || numbers.length % 2 === 1) return [];
  const half = numbers.length / 2;
  return [
    { ...angle, numbers: numbers.slice(0, half), side: undefined },
    { ...newAngle(), numbers: numbers.slice(half), side: angle.side },
  ];
}

/** The southern and northern limits of Canada, in degrees. */
const canada = { south: 41, north: 84 } as const;

/**
 * Whether two angles without N, S, E or W are longitude first: the first is too large for a latitude, or it is negative
 * and the second is a latitude of Canada.
 */
const isLongitudeFirst = (one: Angle, other: Angle, first: number, second: number): boolean =>
  (first > 90 && second <= 90) ||
  (one.isNegative && !other.isNegative && second >= canada.south && second <= canada.north);

const isMarked = /[.°NSEW]|deg/i;

/**
 * Reads latitude and longitude in any usual notation: decimal or with minutes and seconds, with signs or letters, in
 * either order, with decimal commas. A longitude with neither sign nor letter is west, like all land here. Undefined if
 * the text is not a position; two whole numbers alone are not one.
 */
export function readCoordinates(text: string): ReadPosition | undefined {
  let wanted = text;
  for (const [typed, sign] of usualSigns) wanted = wanted.replace(typed, sign);
  wanted = wanted
    .replace(labels, ' ')
    .replace(joints, ', ')
    .trim()
    .replace(/^\(|\)$/g, '')
    .trim();
  wanted = wanted.replace(decimalCommas, '$1.$2 $3.$4');
  if (!isMarked.test(wanted)) return undefined;
  const angles = anglesOf(wanted);
  if (!angles || angles.some(({ numbers }) => numbers.length === 0 || numbers.length > mostParts))
    return undefined;
  const [one, other] = angles;
  const [first, second] = [degreesOf(one), degreesOf(other)];
  if (first === undefined || second === undefined) return undefined;
  const isAcross = (angle: Angle) => angle.side === 'E' || angle.side === 'W';
  const isAlong = (angle: Angle) => angle.side === 'N' || angle.side === 'S';
  if ((isAcross(one) && isAcross(other)) || (isAlong(one) && isAlong(other))) return undefined;
  const isTurned =
    isAcross(one) ||
    isAlong(other) ||
    (!one.side && !other.side && isLongitudeFirst(one, other, first, second));
  const [north, east] = isTurned ? [other, one] : [one, other];
  const [up, along] = isTurned ? [second, first] : [first, second];
  if (up > 90 || along > 180) return undefined;
  const isWest = east.side ? (east.side === 'W') !== east.isNegative : !east.isSigned || east.isNegative;
  const isSouth = north.side ? (north.side === 'S') !== north.isNegative : north.isNegative;
  return { latitude: isSouth ? -up : up, longitude: isWest ? -along : along };
}
