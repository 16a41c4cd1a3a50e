import type { ObligationInput } from 'shared-contracts/graphql';
import { listOf } from '../../../records/writing/save-list.ts';
import { anyObligationKind, obligationKind } from '../../obligations/index.ts';
import { deleteProjectRows } from '../../project-row-kind.ts';
import type { BroughtNoun, ReadRecord } from '../brought-noun.ts';
import { inputsOf } from '../inputs.ts';
import { knownBy } from '../known-by.ts';
import { knownObligations } from '../known-store.ts';
import { idIn, textIn } from '../values.ts';

const keyOf = ({ values }: ReadRecord): string =>
  [
    idIn(values['obligationType']) ?? '',
    idIn(values['agreement']) ?? '',
    textIn(values['dueDate']) ?? '',
    (textIn(values['description']) ?? '').toLowerCase(),
  ].join(' · ');

/** Obligations of a project and its agreements, matched by type, agreement, due date and description. */
export const broughtObligations: BroughtNoun = {
  kind: 'obligation',
  type: 'Obligation',
  right: 'obligation',
  existing: async (records, within, { projectId }) =>
    knownBy(records, keyOf, await knownObligations(within, projectId)),
  lists: async (records, _within, { projectId }) => [
    listOf(obligationKind(projectId), inputsOf<ObligationInput>(records), 'records'),
  ],
  remove: (ids, within) => deleteProjectRows(anyObligationKind, 'obligation', ids, within),
};
