import type { FormValues } from '../form-values.ts';

/** A row as a save answered it. */
export interface StoredRow {
  readonly id: string;
  readonly revision: number;
  readonly values: FormValues;
}

/** The rows that a save answered, by collection. */
export type StoredRows = Readonly<Record<string, readonly StoredRow[]>>;
