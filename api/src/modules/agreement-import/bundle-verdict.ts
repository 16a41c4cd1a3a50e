import type { ImportAction, ImportIssue, ImportRecord } from 'shared-contracts/agreement-import';
import type { StoredRecord } from '../../records/writing/writable-kind.ts';
import type { Land } from './check-land.ts';
import type { Person } from './check-people.ts';
import type { Target } from './find-target.ts';
import type { ReadRow } from './read-rows.ts';

/** The rows of one key. */
export interface Bundle {
  readonly agreement: ReadRow;
  readonly people: readonly ReadRow[];
  readonly parcels: readonly ReadRow[];
}

/** The findings about one row. */
export interface RowVerdict {
  readonly read: ReadRow;
  readonly errors: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
  readonly action: ImportAction;
  readonly changes: ImportRecord['changes'];
  readonly choices: ImportRecord['choices'];
  /** The land that a row of parcels names by a number. */
  readonly known?: string | undefined;
  /** Whether it has no error of its own, only its agreement's row has one. */
  readonly isFollowing?: boolean | undefined;
}

/** The findings about the rows of one key, and what they write. */
export interface BundleVerdict {
  readonly agreement: RowVerdict;
  readonly target: Target;
  readonly stored: StoredRecord | undefined;
  readonly people: readonly { readonly person: Person; readonly row: RowVerdict }[];
  readonly lands: readonly { readonly land: Land; readonly row: RowVerdict }[];
}

/** A verdict that is being made. */
export interface OpenVerdict {
  readonly read: ReadRow;
  readonly errors: ImportIssue[];
  readonly warnings: ImportIssue[];
  action: ImportAction;
  changes: ImportRecord['changes'];
  readonly choices: ImportRecord['choices'];
  readonly known?: string | undefined;
  isFollowing?: boolean;
}

type Found = Pick<Person, 'errors' | 'warnings'> & Partial<Pick<Person, 'choices'> & Pick<Land, 'known'>>;

/** A verdict that starts with the faults of the row itself and with what its names refer to. */
export const openVerdict = (
  read: ReadRow,
  { errors, warnings, choices = [], known }: Found,
): OpenVerdict => ({
  read,
  errors: [...read.errors, ...errors],
  warnings: [...read.warnings, ...warnings],
  action: 'New',
  changes: [],
  choices: [...choices],
  known,
});

/** People and land of a bundle, each with its open verdict. */
export type OpenPerson = readonly [OpenVerdict, Person];
export type OpenLand = readonly [OpenVerdict, Land];
