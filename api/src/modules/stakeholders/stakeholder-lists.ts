import { inLanguage } from 'shared-contracts';
import type { StakeholderInput } from 'shared-contracts/graphql';
import { stakeholderRules } from 'shared-contracts/stakeholders';
import { texts } from '../../generated/texts/stakeholders.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { ProjectList } from '../project-list.ts';
import { rowOrder } from '../row-order.ts';
import { madeIn, namedRows, rowsIn, type SavedRows, saveRowsAlone } from '../rows-alone.ts';
import { type StakeholderSave, stakeholderKind } from './stakeholder-kind.ts';

const rows: SavedRows<StakeholderSave> = {
  table: 'stakeholder',
  rules: stakeholderRules,
  kindOf: stakeholderKind,
};

/** The order of a project's stakeholders. */
export const stakeholderOrder = rowOrder({
  table: 'stakeholder',
  kind: 'STAKEHOLDER_ORDER',
  right: 'stakeholder',
  field: 'stakeholderOrder',
  texts: (language) => inLanguage(texts, language),
});

/** Stakeholders in the save of a project, and their order. */
export const stakeholderList: ProjectList = {
  name: 'stakeholders',
  lists: ({ projectId }, { stakeholders, stakeholderOrder: order }) => {
    const named = namedRows(rows, stakeholders ?? []);
    return [
      rowsIn(rows, projectId, named, 'stakeholders'),
      stakeholderOrder.list(projectId, order, madeIn(named)),
    ];
  },
};

/** Saves stakeholders of whatever projects, all or none. Returns their ids. Throws an AppError. */
export const saveStakeholders = (
  inputs: readonly StakeholderInput[],
  context: RecordContext,
): Promise<readonly string[]> => saveRowsAlone<StakeholderSave>(rows, inputs, context);
