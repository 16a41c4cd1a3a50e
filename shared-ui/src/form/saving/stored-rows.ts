import type { FormValues } from '../form-values.ts';

/** A row in the answer to a save. */
export interface StoredRow {
  readonly id: string;
  readonly revision: number;
  readonly values: FormValues;
}

/** The rows in the answer to a save, by collection. */
export type StoredRows = Readonly<Record<string, readonly StoredRow[]>>;
