import { inLanguage } from 'shared-contracts';
import { stakeholderRules } from 'shared-contracts/stakeholders';
import { texts } from '../../generated/texts/stakeholders.ts';
import { orderedRows } from '../ordered-rows.ts';
import { type StakeholderSave, stakeholderKind } from './stakeholder-kind.ts';

/** How stakeholders are saved within a project's save, saved by themselves, and reordered. */
export const {
  list: stakeholderList,
  order: stakeholderOrder,
  saveAlone: saveStakeholders,
} = orderedRows<StakeholderSave>({
  table: 'stakeholder',
  rules: stakeholderRules,
  kindOf: stakeholderKind,
  kind: 'STAKEHOLDER_ORDER',
  right: 'stakeholder',
  field: 'stakeholderOrder',
  texts: (language) => inLanguage(texts, language),
  name: 'stakeholders',
  rowsOf: ({ stakeholders }) => stakeholders,
  orderOf: (input) => input.stakeholderOrder,
});
