import type { GraphQLResolveInfo } from 'graphql';
import type { RowOrderInput, StakeholderInput } from 'shared-contracts/graphql';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteProjectRows } from '../project-row-kind.ts';
import { readBack } from '../read-back.ts';
import { stakeholderKind } from './stakeholder-kind.ts';
import { saveStakeholders, stakeholderOrder } from './stakeholder-lists.ts';

const save = async (
  _parent: unknown,
  { input }: { readonly input: readonly StakeholderInput[] },
  context: RecordContext,
  info: GraphQLResolveInfo,
) => readBack('Stakeholder', await saveStakeholders(input, context), context, info);

/** Mutations of stakeholders outside of their project's form. */
export const stakeholderMutations = {
  createStakeholders: save,
  updateStakeholders: save,
  deleteStakeholders: (
    _parent: unknown,
    { ids }: { readonly ids: readonly string[] },
    context: RecordContext,
  ) => deleteProjectRows(stakeholderKind(), 'stakeholder', ids, context),
  reorderStakeholders: async (
    _parent: unknown,
    { surfaceProjectId, order }: { readonly surfaceProjectId: string; readonly order: RowOrderInput },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const ids = await stakeholderOrder.reorder(surfaceProjectId, order, context);
    return readBack('Stakeholder', ids, context, info);
  },
};
