import type { SectionPart } from './dls-parts.ts';

/** The township, range and meridian of land, as far as the text states them. */
export interface Place {
  township: number | undefined;
  range: number | undefined;
  meridian: number | undefined;
}

/** A piece of land that portions, exceptions and plans in the text can qualify. */
export interface QualifiedPiece {
  /** Whether only part of it is meant. */
  isPortion: boolean;
  /** Text about it other than its place, in pieces. */
  notes: string[];
}

/** Land as written, before it is checked against the survey. What is undefined has not been stated in the text. */
export interface WrittenLand extends SectionPart, Place, QualifiedPiece {
  section: number | undefined;
  /** The text may also mean other land. */
  isUnclear: boolean;
  /** Whether a whole township is named, without any part of it. */
  isTownship: boolean;
  /** The place named before it, which it may lie in as well as in one that follows. */
  elsewhere?: Place | undefined;
  /** Positions in the text. */
  start: number;
  end: number;
}

/** A place of which nothing is known. */
export const nowhere = () => ({
  section: undefined,
  township: undefined,
  range: undefined,
  meridian: undefined,
});
/** Land about which the text says nothing more than where it is. */
export const plain = () => ({ isPortion: false, isUnclear: false, isTownship: false });

/** Whether two places differ, as far as both are known. */
export const isOther = (one: Place, other: Place): boolean =>
  one.township !== other.township || one.range !== other.range || one.meridian !== other.meridian;

/** Consecutive numbers whose meaning is not known yet. */
export interface Numbered {
  readonly value: number;
  readonly index: number;
}

/** A township or range that was named by a word, or the meridian of a heading, with its tokens. */
export interface NamedTier {
  readonly tier: 'township' | 'range' | 'meridian';
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Sections that were named but not yet assigned to a part. */
export interface OpenSections {
  readonly sections: readonly number[];
  readonly start: number;
  readonly end: number;
  /** The remark before them, as in `ptn. Section 22`: it applies to them however much later they are assigned. */
  readonly isPortion: boolean;
  readonly notes: readonly string[];
  /** Their township, range and meridian, once these have followed them. */
  readonly place?: Place;
  /** Whether parts behind them may be theirs. */
  readonly isUnclear?: boolean;
  /** The place named before them, which they may lie in as well. */
  readonly elsewhere?: Place | undefined;
}

/** Most numbers that may precede a meridian: subdivision, section, township, range. */
export const wholeRun = 4;

/** The largest number of parts that one list of sections may produce. */
export const mostProducts = 600;

/** Tokens from one up to, but not including, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
