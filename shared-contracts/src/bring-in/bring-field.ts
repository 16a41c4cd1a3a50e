/**
 * How the cells of a column are read. `people` names one or several people, `land` may end with a share, `area` and
 * `length` may include their unit, `joined` columns are put together into one text, and `part` columns together make a
 * name or a legal description. `identifier` is the number of a record, whose zeros, spaces and dashes spreadsheets
 * often change. `hectares` are converted from the unit in the cell or the heading; `named` refers to another record by
 * name, `namedAll` to several.
 */
export type BringReading =
  | 'text'
  | 'identifier'
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

/** A field that a column of an imported table may fill. */
export interface BringField {
  /** The name of the field in recipes. */
  readonly name: string;
  readonly reads: BringReading;
  /**
   * The rows that the field belongs to. Occupants are people in another role, `below` means rows within a record, and
   * `newAssociate` means the business associate that a row names, if that one is new.
   */
  readonly of: 'agreements' | 'people' | 'occupants' | 'parcels' | 'record' | 'below' | 'newAssociate';
  /** The column of the review that it fills; for a record and a new associate, the field of the save. */
  readonly column: string;
  /**
   * Usual headings, separated by bars, in lower case without accents and punctuation. If a heading fits several fields,
   * the first one listed is the likeliest.
   */
  readonly words: string;
  /** The type of the record that a cell refers to. */
  readonly type?: string;
  /**
   * For a choice: the words for each value, separated by bars; for a flag, those of its column beside yes and no. For a reference to a record: the words that usually mean
   * each name in its list.
   */
  readonly values?: Readonly<Record<string, string>>;
  /**
   * The field that stores the rest of a cell whose beginning is a word of a list, as in 'Signed - cheque to follow'.
   */
  readonly beside?: string;
}

/** A field of a record or of a row below it; `column` is the field's name unless it is given. */
export const recordField = (
  name: string,
  reads: BringReading,
  words: string,
  more: Partial<Pick<BringField, 'of' | 'column' | 'type' | 'values' | 'beside'>> = {},
): BringField => ({ name, reads, of: 'record', column: name, words, ...more });

/** A kind of record that is imported from a table of its own. */
export interface BringNoun {
  /** Whether its records belong to a project, which the person chooses first. */
  readonly isInProject: boolean;
  readonly fields: readonly BringField[];
  /**
   * Fields that identify a record: rows with the same values are one record. If there are none, each row is a record.
   */
  readonly keys: readonly string[];
  /** A row only makes a record if each of these groups has at least one field with a value. */
  readonly needed: readonly (readonly string[])[];
  /**
   * Fields in which rows with the same key may differ: such rows are separate records, for example two requests to one
   * company.
   */
  readonly apart?: readonly string[];
  /** The field that names the associate described by the `newAssociate` fields. */
  readonly named?: string;
}

/** Fields that every record may have: the other system that has the record, and its id there. */
export const recordIdFields: readonly BringField[] = [
  recordField(
    'externalId',
    'identifier',
    'external id|external no|source id|system id|foreign id|record id|uid|guid|key|id|id externe|cle|identifiant|id externo|clave|identificador',
  ),
  recordField(
    'system',
    'text',
    'system|source system|external system|systeme|systeme source|sistema|sistema de origen',
  ),
  recordField('id', 'text', 'rightway id|id de rightway'),
];
