import type { ImportIssue, ImportRecord } from 'shared-contracts/agreement-import';
import type { Within } from './check-people.ts';
import type { AgreementThere } from './lookup-store.ts';
import { lookedUp } from './lookups.ts';
import type { ReadRow } from './read-rows.ts';

/** The agreement of the project that a row changes. */
export interface Target {
  readonly there: AgreementThere | undefined;
  /** Column by which it was found. */
  readonly column: 'agreementNumber' | 'referenceNumber' | undefined;
  readonly errors: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
  readonly choices: ImportRecord['choices'];
}

const none: Target = { there: undefined, column: undefined, errors: [], warnings: [], choices: [] };

/** The agreement of the project that a row changes: found by number, else by reference, or as a person decided. */
export function targetOf(read: ReadRow, { lookups, words, decided }: Within): Target {
  const byNumber = lookups.numbers.get(lookedUp(read.values['agreementNumber'])) ?? [];
  const column = byNumber.length > 0 ? 'agreementNumber' : 'referenceNumber';
  const found =
    byNumber.length > 0 ? byNumber : (lookups.references.get(lookedUp(read.values['referenceNumber'])) ?? []);
  if (found.length === 0) return none;
  const choice = decided(read, column);
  const options = [
    ...found.map(({ id, sequence, name }) => ({
      choice: 'Update' as const,
      id,
      label: `${sequence} · ${name}`,
    })),
    { choice: 'New' as const, id: null, label: null },
  ];
  if (choice?.choice === 'New')
    return {
      ...none,
      column,
      warnings: [{ column, message: words.row.alsoNew }],
      choices: [{ column, chosen: { choice: 'New', id: null }, options }],
    };
  const [only] = found;
  const there = found.find(({ id }) => id === choice?.id) ?? (found.length === 1 ? only : undefined);
  if (!there)
    return {
      ...none,
      column,
      errors: [{ column, message: words.row.thereTwice }],
      choices: [{ column, chosen: null, options }],
    };
  return {
    ...{ there, column, errors: [], warnings: [] },
    choices: [{ column, chosen: { choice: 'Update', id: there.id }, options }],
  };
}
