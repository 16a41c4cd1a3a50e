/**
 * How the cells of a column are read: `people` names one or several, `land` may end with a share, `area` and `length`
 * may name their unit, `joined` columns are one text, `part` columns together make a name or a legal description.
 */
export type BringReading =
  | 'text'
  | 'day'
  | 'area'
  | 'length'
  | 'share'
  | 'people'
  | 'land'
  | 'joined'
  | 'part';

/** A field that a column of somebody's table may fill. */
export interface BringField {
  /** As recipes name it. */
  readonly name: string;
  readonly reads: BringReading;
  /** The rows that it belongs to; occupants are people in another role. */
  readonly of: 'agreements' | 'people' | 'occupants' | 'parcels';
  /** The column of the review that it fills. */
  readonly column: string;
  /** Usual headings, between bars, in small letters without accents and marks; the likeliest field of a word is the first. */
  readonly words: string;
}
