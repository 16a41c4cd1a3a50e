import { createHash } from 'node:crypto';
import type { CommunicationInput } from 'shared-contracts/graphql';
import { deleteRecords } from '../../../records/writing/delete-records.ts';
import { anyCommunicationKind, projectCommunications } from '../../communications/index.ts';
import type { BroughtNoun, ReadRecord } from '../brought-noun.ts';
import { inputOf } from '../inputs.ts';
import { knownBy } from '../known-by.ts';
import { knownCommunications } from '../known-store.ts';
import { idIn, textIn } from '../values.ts';

/** Fields that name what a communication was about; without one it is the project. */
const parents = ['agreementId', 'requestId', 'stakeholderId'] as const;

const keyIn =
  (projectId: string) =>
  ({ values }: ReadRecord): string => {
    const parent = parents.map((name) => idIn(values[name])).find((id) => id !== undefined);
    const comments = createHash('md5')
      .update(textIn(values['comments']) ?? '')
      .digest('hex');
    return [
      parent ?? projectId,
      textIn(values['date']) ?? '',
      textIn(values['timeOfDay']) ?? '',
      comments,
    ].join(' · ');
  };

/** A log of contacts and attempts, found by what each was about, its day, its time and its comments. */
export const broughtCommunications: BroughtNoun = {
  kind: 'communication',
  type: 'Communication',
  right: 'communication',
  existing: async (records, within, { projectId }) => {
    const days = [...new Set(records.flatMap(({ values }) => textIn(values['date']) ?? []))];
    return knownBy(records, keyIn(projectId), await knownCommunications(within, projectId, days));
  },
  lists: async (records, _within, { projectId }) =>
    projectCommunications(
      projectId,
      records.map((record) => {
        const values: Record<string, unknown> = { ...record.values };
        for (const name of parents) if (values[name] !== undefined) values[name] = idIn(record.values[name]);
        return inputOf<CommunicationInput>(values, record);
      }),
      'records',
    ),
  remove: (ids, within) => deleteRecords(anyCommunicationKind, ids, within),
};
