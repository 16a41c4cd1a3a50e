import { texts as names } from '../../generated/texts/obligations-names.ts';
import { listOf } from '../../records/writing/save-list.ts';
import type { Module, ModuleContext } from '../module.ts';
import type { ProjectList } from '../project-list.ts';
import { deleteProjectRows } from '../project-row-kind.ts';
import { anyObligationKind, obligationKind } from './obligation-kind.ts';
import { obligationRecords } from './obligation-records.ts';

export { anyObligationKind, obligationKind } from './obligation-kind.ts';

/** Obligations of projects and agreements. */
export const obligations: Module = {
  schema: ['obligations.graphql'],
  records: obligationRecords,
  names,
  mutations: {
    deleteObligations: (
      _parent: unknown,
      { ids }: { readonly ids: readonly string[] },
      context: ModuleContext,
    ) => deleteProjectRows(anyObligationKind, 'obligation', ids, context),
  },
};

/** Obligations in the save of a project, including those of its agreements. */
export const obligationList: ProjectList = {
  name: 'obligations',
  lists: ({ projectId }, { obligations: rows }) => [
    listOf(obligationKind(projectId), rows ?? [], 'obligations'),
  ],
};
