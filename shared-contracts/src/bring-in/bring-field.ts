/**
 * How the cells of a column are read: `people` names one or several, `land` may end with a share, `area` and `length`
 * may name their unit, `joined` columns are one text, `part` columns together make a name or a legal description.
 * `hectares` are converted from the unit that a cell or a heading names; `named` names another record, `namedAll` several.
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
  | 'part'
  | 'number'
  | 'whole'
  | 'hectares'
  | 'flag'
  | 'choice'
  | 'named'
  | 'namedAll'
  | 'phone'
  | 'email'
  | 'time';

/** A field that a column of somebody's table may fill. */
export interface BringField {
  /** As recipes name it. */
  readonly name: string;
  readonly reads: BringReading;
  /** The rows that it belongs to; occupants are people in another role, `below` are rows within a record. */
  readonly of: 'agreements' | 'people' | 'occupants' | 'parcels' | 'record' | 'below';
  /** The column of the review that it fills; of a record the field that a save sends. */
  readonly column: string;
  /** Usual headings, between bars, in small letters without accents and marks; the likeliest field of a word is the first. */
  readonly words: string;
  /** The type of the record that a cell names. */
  readonly type?: string;
  /** Of a choice: the words for each value, between bars. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A field of a record or of a row below it; `column` is its name unless given. */
export const recordField = (
  name: string,
  reads: BringReading,
  words: string,
  more: Partial<Pick<BringField, 'of' | 'column' | 'type' | 'values'>> = {},
): BringField => ({ name, reads, of: 'record', column: name, words, ...more });

/** A kind of record that comes in from a table of its own. */
export interface BringNoun {
  /** Whether its records belong to a project, which is chosen first. */
  readonly isInProject: boolean;
  readonly fields: readonly BringField[];
  /** Fields that tell its records apart: rows with the same values are one record. None: each row is one. */
  readonly keys: readonly string[];
  /** Of each of these, one field at least must be filled, so that rows make anything. */
  readonly needed: readonly (readonly string[])[];
}

/** Fields that every record may have: who knows it under which id. */
export const recordIdFields: readonly BringField[] = [
  recordField(
    'externalId',
    'text',
    'external id|external no|source id|system id|foreign id|record id|uid|guid|key|id|id externe|cle|identifiant|id externo|clave|identificador',
  ),
  recordField(
    'system',
    'text',
    'system|source system|external system|systeme|systeme source|sistema|sistema de origen',
  ),
  recordField('id', 'text', 'rightway id|id de rightway'),
];
