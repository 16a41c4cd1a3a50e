import type { GridSourceName } from 'shared-contracts/grids';

/** Another kind of record through which these are found: the records that the column references. */
export interface FoundThrough {
  readonly type: string;
  readonly column: string;
  /** A table that links those records to these, if the column is not in this table. */
  readonly link?: { readonly table: string; readonly own: string; readonly other: string };
}

/** A kind of record that is searched separately. */
export interface SearchKind {
  readonly source: GridSourceName;
  /**
   * Columns that identify its records; records that match at the beginning of such a column come first and are found
   * with an index.
   */
  readonly keys: readonly string[];
  readonly through?: readonly FoundThrough[];
  /** Its records are also found by people's phone numbers. */
  readonly byPhone?: 'associate' | 'contact' | 'agreement';
  /** Its records are also found by the land on which they lie. */
  readonly byPlace?:
    | 'parcel'
    | 'title'
    | 'tract'
    | 'agreement'
    | 'project'
    | 'request'
    | 'stakeholder'
    | 'task';
  /** The column with its number without spaces and punctuation. */
  readonly numberKey?: string;
  /** The same for a second number besides its keys. */
  readonly secondKey?: string;
  /**
   * How many pages of its table are scanned before the word index is used: in a table this large, a frequent word has
   * too many rows to fetch them all.
   */
  readonly firstPages?: number;
  /** Its records are also found by the numbers of instruments registered on them. */
  readonly byInstrument?: boolean;
  /** Its records are only found by their ids in other systems: there are too many to search their texts. */
  readonly isOnlyById?: boolean;
}

/** The kinds that are searched, in the order of the results. */
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
  // The search text of a task contains its name, its assignee, and its project and record.
  { source: 'assigned-tasks', keys: [], byPlace: 'task' },
  { source: 'documents', keys: ['name'] },
  { source: 'invoices', keys: ['number'] },
  { source: 'users', keys: ['last_name', 'first_name'] },
  { source: 'communications', keys: [], isOnlyById: true },
  { source: 'obligations', keys: [], isOnlyById: true },
];
