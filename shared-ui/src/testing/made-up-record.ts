import { CombinedError } from '@urql/core';
import type { SaveInput, StoredRow } from '../record-form/index.ts';

interface ProjectRow extends StoredRow {
  readonly agreementId?: string;
}

/** A record with rows that have rows of their own. */
export interface TestProject {
  readonly id: string;
  readonly revision: number | null;
  readonly canEdit: boolean;
  readonly name: string;
  readonly notes: string;
  readonly agreements: readonly ProjectRow[];
  readonly payments: readonly ProjectRow[];
}

/** A record with rows of two kinds, saved by default. */
export const aProject = (change: Partial<TestProject> = {}): TestProject => ({
  id: 'p1',
  revision: 3,
  canEdit: true,
  name: 'Station',
  notes: 'First',
  agreements: [
    { id: 'a1', revision: 1, values: { number: 'SL-1', owner: 'Ann' } },
    { id: 'a2', revision: 4, values: { number: 'SL-2', owner: 'Bob' } },
  ],
  payments: [{ id: 'm1', agreementId: 'a1', revision: 1, values: { year: '2024' } }],
  ...change,
});

interface RowInput {
  readonly id: string;
  readonly revision: number | null;
  readonly [field: string]: unknown;
}

/** The input of a save. */
export interface ProjectInput extends SaveInput {
  readonly name?: unknown;
  readonly agreements?: readonly RowInput[];
  readonly payments?: readonly RowInput[];
}

/** The API's answer to a save. */
export type Answer = { readonly stored?: TestProject; readonly error?: CombinedError };

/** The API's answer to a save that it refuses. */
export const refusal = (extensions: Record<string, unknown>, message = 'Refused.'): Answer => ({
  error: new CombinedError({ graphQLErrors: [{ message, extensions }] }),
});

/** The record that the API stores for a save. */
export function storedBy(before: TestProject, input: ProjectInput): Answer {
  const rows = (old: readonly ProjectRow[], changes: readonly RowInput[] = []) => {
    const changed = new Map(
      changes.map(({ id, revision, agreementId, ...values }) => [
        id,
        {
          id,
          revision: (revision ?? 0) + 1,
          values,
          ...(typeof agreementId === 'string' ? { agreementId } : {}),
        },
      ]),
    );
    const known = new Set(old.map(({ id }) => id));
    return [
      ...old.map((row) => changed.get(row.id) ?? row),
      ...[...changed.values()].filter(({ id }) => !known.has(id)),
    ];
  };
  return {
    stored: {
      ...before,
      id: input.id,
      name: String(input.name),
      revision: (input.revision ?? 0) + 1,
      agreements: rows(before.agreements, input.agreements),
      payments: rows(before.payments, input.payments),
    },
  };
}
