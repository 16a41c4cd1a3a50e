import { CombinedError } from '@urql/core';
import type { StoredRow } from '../src/form/saving/stored-rows.ts';
import type { FormRecord, SaveInput } from '../src/record-form/index.ts';

/** A made-up record with rows that have rows: a project, its agreements, their payments. */
export interface Project extends FormRecord {
  readonly name: string;
  readonly notes: string;
  readonly isActive: boolean;
  readonly agreements: readonly StoredRow[];
  readonly payments: readonly PaymentRow[];
}

interface PaymentRow extends StoredRow {
  readonly agreementId: string;
}

export const answers = ['saved', 'merged', 'conflict', 'refused', 'failed'] as const;

/** The answer to the next save. */
export type Answer = (typeof answers)[number];

const owners = ['Ann Bell', 'Bob Reed', 'Carla Diaz', 'Dan Ho'];

const agreement = (number: number): StoredRow => ({
  id: `agreement-${number}`,
  revision: 1,
  values: {
    number: `SL-${String(number).padStart(4, '0')}`,
    owner: owners[number % owners.length],
    area: 1.5 * (number + 1),
    isSigned: number % 3 === 0,
    notes: '',
  },
});

const payment = (number: number): PaymentRow => ({
  id: `payment-${number}`,
  agreementId: `agreement-${number % 5}`,
  revision: 1,
  values: { year: 2020 + (number % 5), amount: 1200 + 50 * number },
});

const project = (id: string, agreements: number, payments: number, canEdit = true): Project => ({
  id,
  revision: 3,
  canEdit,
  name: 'Beg – Jedney compressor station',
  notes: '',
  isActive: true,
  agreements: Array.from({ length: agreements }, (_, number) => agreement(number)),
  payments: Array.from({ length: payments }, (_, number) => payment(number)),
});

/** A project before it is saved. */
export const newProject = (id: string): Project => ({ ...project(id, 0, 0), revision: null, name: '' });

/** Records by the state that they show. */
const stored = new Map<string, Project>(
  [
    project('some', 12, 8),
    project('many', 1000, 40),
    project('below', 12, 0),
    project('empty', 0, 0),
    project('read-only', 12, 8, false),
  ].map((one) => [one.id, one]),
);

/** A project that the gallery has; undefined where it has none of that id. */
export const findProject = (id: string): Project | undefined => stored.get(id);

const refusal = (message: string, extensions: object) =>
  new CombinedError({ graphQLErrors: [{ message, extensions: { ...extensions } }] });

const somebody = { changedAt: '2026-03-04T12:00:00Z', changedBy: 'Bob Reed' };

interface RowInput {
  readonly id: string;
  readonly revision: number | null;
  readonly agreementId?: string;
  readonly [field: string]: unknown;
}

interface ProjectInput extends SaveInput {
  readonly [field: string]: unknown;
}

const rowsIn = (input: ProjectInput, list: string): readonly RowInput[] =>
  Array.isArray(input[list]) ? input[list] : [];

function withRows<TRow extends StoredRow>(
  before: readonly TRow[],
  changes: readonly RowInput[],
  made: (row: StoredRow, input: RowInput) => TRow,
): readonly TRow[] {
  const changed = new Map(
    changes.map((input) => {
      const { id, revision, agreementId: _, ...values } = input;
      return [id, made({ id, revision: (revision ?? 0) + 1, values }, input)] as const;
    }),
  );
  const known = new Set(before.map(({ id }) => id));
  return [
    ...before.map((row) => changed.get(row.id) ?? row),
    ...[...changed.values()].filter(({ id }) => !known.has(id)),
  ];
}

/** A simultaneous change by somebody else: to a field that the person did not touch, or to the same one. */
function staleAnswer(input: ProjectInput, doesClash: boolean): CombinedError | undefined {
  const before = stored.get(input.id);
  if (!before) return undefined;
  const { name, notes, isActive } = before;
  const [row] = rowsIn(input, 'agreements').filter(({ revision }) => revision !== null);
  const record = {
    name,
    notes,
    isActive,
    ...(doesClash ? { name: 'Jedney station' } : { notes: 'Seen by Bob.' }),
  };
  const was = before.agreements.find(({ id }) => id === row?.id);
  const theirs = { ...was?.values, ...(doesClash ? { owner: 'Carla Stone' } : { notes: 'Called.' }) };
  const changed = was && { ...was, revision: was.revision + 1, values: theirs };
  const next = {
    ...before,
    ...record,
    revision: (before.revision ?? 0) + 1,
    agreements: before.agreements.map((one) => (one === was && changed ? changed : one)),
  };
  stored.set(input.id, next);
  return refusal('This record was changed by Bob Reed while you were editing it.', {
    code: 'CONFLICT',
    conflict: { ...somebody, revision: next.revision, record },
    conflicts: was
      ? [
          {
            ...somebody,
            path: `agreements[${rowsIn(input, 'agreements').indexOf(row as RowInput)}]`,
            revision: was.revision + 1,
            record: theirs,
          },
        ]
      : [],
  });
}

/** Saves as a server would; the answer was chosen above the page. */
export function saveProject(input: ProjectInput, answer: Answer) {
  const { id, revision } = input;
  if (answer === 'failed')
    return { error: refusal('The server cannot save now. Try again in a minute.', { code: 'UNAVAILABLE' }) };
  if (answer === 'refused') {
    const list = rowsIn(input, 'agreements').length > 0 ? 'agreements[0].number' : 'name';
    return {
      error: refusal('Refused.', {
        code: 'VALIDATION',
        fields: [{ path: list, message: 'This is already used.' }],
      }),
    };
  }
  if (answer === 'merged' || answer === 'conflict')
    return { error: staleAnswer(input, answer === 'conflict') };
  const before = stored.get(id) ?? newProject(id);
  const next: Project = {
    ...before,
    name: String(input['name']),
    notes: String(input['notes'] ?? ''),
    isActive: input['isActive'] === true,
    revision: (revision ?? 0) + 1,
    agreements: withRows(before.agreements, rowsIn(input, 'agreements'), (row) => row),
    payments: withRows(before.payments, rowsIn(input, 'payments'), (row, { agreementId = '' }) => ({
      ...row,
      agreementId,
    })),
  };
  stored.set(id, next);
  return { stored: next };
}

/** Deletes agreements of a project. Returns the remaining ones; undefined if there is no such project. */
export function deleteAgreements(id: string, ids: readonly string[]): Project | undefined {
  const before = stored.get(id);
  if (!before) return undefined;
  const next = { ...before, agreements: before.agreements.filter((row) => !ids.includes(row.id)) };
  stored.set(id, next);
  return next;
}
