import { texts as names } from '../../generated/texts/key-dates-names.ts';
import { listOf } from '../../records/writing/save-list.ts';
import type { Module, ModuleContext } from '../module.ts';
import type { ProjectList } from '../project-list.ts';
import { deleteProjectRows } from '../project-row-kind.ts';
import { keyDateKind } from './key-date-kind.ts';
import { keyDateRecords } from './key-date-records.ts';

export { keyDateKind } from './key-date-kind.ts';

/** Dates that matter to a project. */
export const keyDates: Module = {
  schema: ['key-dates.graphql'],
  records: keyDateRecords,
  names,
  mutations: {
    deleteKeyDates: (
      _parent: unknown,
      { ids }: { readonly ids: readonly string[] },
      context: ModuleContext,
    ) => deleteProjectRows(keyDateKind(), 'key_date', ids, context),
  },
};

/** Key dates in the save of a project. */
export const keyDateList: ProjectList = {
  name: 'keyDates',
  lists: ({ projectId }, { keyDates: rows }) => [listOf(keyDateKind(projectId), rows ?? [], 'keyDates')],
};
