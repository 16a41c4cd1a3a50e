import type { GridSourceName } from 'shared-contracts/grids';

/** Records of another kind that a record is found by: those that the column names. */
export interface FoundThrough {
  readonly type: string;
  readonly column: string;
  /** Rows that lead from those records to these, where the column is not theirs. */
  readonly link?: { readonly table: string; readonly own: string; readonly other: string };
}

/** A kind of record that a search looks for on its own. */
export interface SearchKind {
  readonly source: GridSourceName;
  /** Columns that people know its records by; what begins with the text comes first, along an index. */
  readonly keys: readonly string[];
  readonly through?: readonly FoundThrough[];
  /** Its records are found by the phone numbers of people, too. */
  readonly byPhone?: 'associate' | 'contact' | 'agreement';
  /** Its records are found by the land that they lie on. */
  readonly byPlace?:
    | 'parcel'
    | 'title'
    | 'tract'
    | 'agreement'
    | 'project'
    | 'request'
    | 'stakeholder'
    | 'task';
  /** Column of its number without blanks and signs. */
  readonly numberKey?: string;
  /** The same of a second number that it has beside its keys. */
  readonly secondKey?: string;
  /**
   * Pages of its table that are looked through before the index of its words: where there are so many rows, all those
   * with a frequent word are too many to be looked up.
   */
  readonly firstPages?: number;
  /** Its records are found by the numbers of instruments on them. */
  readonly byInstrument?: boolean;
}

/** The kinds that are searched, in the order in which they are told. */
export const searchKinds: readonly SearchKind[] = [
  {
    source: 'agreements',
    keys: ['agreement_number', 'reference_number'],
    through: [{ type: 'SurfaceProject', column: 'surface_project_id' }],
    byPhone: 'agreement',
    byPlace: 'agreement',
    firstPages: 128,
  },
  {
    source: 'projects',
    keys: ['description', 'operator_project_number', 'broker_project_number', 'afe_number'],
    byPlace: 'project',
  },
  { source: 'associates', keys: ['name'], byPhone: 'associate' },
  { source: 'contacts', keys: ['name'], byPhone: 'contact' },
  {
    source: 'parcels',
    keys: ['formatted_legal_description', 'unique_number'],
    secondKey: 'registry_key',
    byPlace: 'parcel',
    firstPages: 32,
  },
  {
    source: 'titles',
    keys: ['number'],
    numberKey: 'number_key',
    byInstrument: true,
    byPlace: 'title',
    through: [
      { type: 'Parcel', column: 'parcel_id' },
      {
        type: 'BusinessAssociate',
        column: 'id',
        link: { table: 'ownership', own: 'title_id', other: 'business_associate_id' },
      },
    ],
  },
  { source: 'title-tracts', keys: ['name'], byPlace: 'tract' },
  { source: 'requests', keys: ['connect_number'], byPlace: 'request' },
  { source: 'stakeholders', keys: [], byPlace: 'stakeholder' },
  // What it is, whose, of which project and record stands in its own text.
  { source: 'assigned-tasks', keys: [], byPlace: 'task' },
  { source: 'documents', keys: ['name'] },
  { source: 'invoices', keys: ['number'] },
  { source: 'users', keys: ['last_name', 'first_name'] },
];
