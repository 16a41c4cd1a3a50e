import type { StaleAfter, StaleReads } from '../area/stale-reads.ts';
import type { MasterDataDeclaration } from './master-data-declaration.ts';
import { masterDataDeclarations } from './master-data-declarations.ts';
import { deleteField, readField, saveField } from './master-data-operations.ts';

/** Queries of other kinds that a save or a deletion changes: when a task model changes, open tasks change with it. */
const moreReads: Readonly<Record<string, readonly string[]>> = {
  TaskModel: ['assignedTasks', 'assignedTask'],
};

const afterOf = (declaration: MasterDataDeclaration): [string, StaleAfter][] => {
  const lists = [declaration.plural, 'history', ...(moreReads[declaration.typeName] ?? [])];
  return [
    [saveField(declaration), { lists }],
    [deleteField(declaration), { lists, removes: declaration.typeName }],
  ];
};

/** The effects of every declared kind's operations on the cache. */
export const masterDataStale: StaleReads = {
  byId: Object.fromEntries(
    masterDataDeclarations.map((declaration) => [readField(declaration), declaration.typeName]),
  ),
  after: Object.fromEntries(masterDataDeclarations.flatMap(afterOf)),
};
