import type { Side } from './land-words.ts';
import type { Quarter } from './legal-description.ts';

/** A part of a section; never the whole section. */
export interface SectionPart {
  readonly quarter?: Quarter;
  readonly lsd?: number;
}

const quartersOfHalf: Readonly<Record<Side, readonly Quarter[]>> = {
  N: ['NE', 'NW'],
  S: ['SE', 'SW'],
  E: ['NE', 'SE'],
  W: ['NW', 'SW'],
};

/** The legal subdivisions of each quarter, by the corner of the quarter that they occupy. */
const lsdsOf: Readonly<Record<Quarter, Readonly<Record<Quarter, number>>>> = {
  SE: { SE: 1, SW: 2, NW: 7, NE: 8 },
  SW: { SE: 3, SW: 4, NW: 5, NE: 6 },
  NE: { SE: 9, SW: 10, NW: 15, NE: 16 },
  NW: { SE: 11, SW: 12, NW: 13, NE: 14 },
};

/** The two quarters of a half of a section. */
export const halfOfSection = (side: Side): readonly SectionPart[] =>
  quartersOfHalf[side].map((quarter) => ({ quarter }));

/** The parts that make up half of a half section: a quarter, or a row or a column of four legal subdivisions. */
export function halfOfHalf(side: Side, of: Side): readonly SectionPart[] {
  const isAcross = 'NS'.includes(side) !== 'NS'.includes(of);
  if (isAcross)
    return quartersOfHalf[side]
      .filter((one) => quartersOfHalf[of].includes(one))
      .map((quarter) => ({ quarter }));
  const lsds = quartersOfHalf[of].flatMap((quarter) =>
    quartersOfHalf[side].map((corner) => lsdsOf[quarter][corner]),
  );
  return lsds.toSorted((one, other) => one - other).map((lsd) => ({ lsd }));
}

/** The two legal subdivisions that make up half of a quarter. */
export const halfOfQuarter = (side: Side, quarter: Quarter): readonly SectionPart[] =>
  quartersOfHalf[side].map((corner) => ({ lsd: lsdsOf[quarter][corner] }));

/** The legal subdivision that occupies a corner of a quarter. */
export const quarterOfQuarter = (corner: Quarter, quarter: Quarter): SectionPart => ({
  lsd: lsdsOf[quarter][corner],
});

/** Whether a legal subdivision lies in a quarter of its section. */
export const isInQuarter = (lsd: number, quarter: Quarter): boolean =>
  Object.values(lsdsOf[quarter]).includes(lsd);
