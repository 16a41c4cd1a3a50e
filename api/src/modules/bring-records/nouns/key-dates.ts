import type { KeyDateInput } from 'shared-contracts/graphql';
import { deleteRecords } from '../../../records/writing/delete-records.ts';
import { listOf } from '../../../records/writing/save-list.ts';
import { keyDateKind } from '../../key-dates/index.ts';
import { lockProjectsOf } from '../../project-row-store.ts';
import type { BroughtNoun } from '../brought-noun.ts';
import { inputsOf } from '../inputs.ts';
import { keyOfCells, knownBy } from '../known-by.ts';
import { knownRows } from '../known-store.ts';

/** Key dates of a project, matched by name. */
export const broughtKeyDates: BroughtNoun = {
  kind: 'key-date',
  type: 'KeyDate',
  right: 'keyDate',
  existing: async (records, within, { projectId }) =>
    knownBy(
      records,
      (record) => keyOfCells(record, 'name'),
      await knownRows(within, 'key_date', 'name', projectId),
    ),
  lists: async (records, _within, { projectId }) => [
    listOf(keyDateKind(projectId), inputsOf<KeyDateInput>(records), 'records'),
  ],
  remove: (ids, within) =>
    deleteRecords(keyDateKind(), ids, within, ({ db }, wanted) => lockProjectsOf(db, 'key_date', wanted)),
};
