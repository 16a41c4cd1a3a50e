import { createHash } from 'node:crypto';
import type { Language } from 'shared-contracts';
import { type BringField, bringField } from 'shared-contracts/bring-in';
import { logTextsIn } from 'shared-contracts/consultation';
import type { CommunicationInput } from 'shared-contracts/graphql';
import { deleteRecords } from '../../../records/writing/delete-records.ts';
import { anyCommunicationKind, projectCommunications } from '../../communications/index.ts';
import type { BroughtNoun, InOurWords, ReadRecord } from '../brought-noun.ts';
import { attemptIn, outcomeInRemarks } from '../contact-words.ts';
import { inputOf } from '../inputs.ts';
import { knownBy } from '../known-by.ts';
import { knownCommunications } from '../known-store.ts';
import { idIn, textIn } from '../values.ts';

/** Fields that name what a communication was about; without one, it was about the project. */
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

/** The method and outcome of a contact if its method or its remarks state them and no cell of their own does. */
function attemptOf(
  cells: ReadRecord['group']['cells'],
  isKnown: (field: BringField, text: string) => boolean,
  language: Language,
): InOurWords | undefined {
  const { methodOfContact: method, outcome, isSuccessful, comments = '' } = cells;
  const names: Readonly<Record<string, string>> = logTextsIn(language).outcomes;
  const outcomeName = (value: string): string => names[value] ?? value;
  const field = bringField('communication', 'methodOfContact');
  if (method !== undefined && field && !isKnown(field, method)) {
    const found = attemptIn(method);
    if (!found) return undefined;
    const hasNoOutcome = outcome === undefined && isSuccessful === undefined;
    const came: Readonly<Record<string, string>> = hasNoOutcome ? { outcome: found.outcome } : {};
    return {
      field: 'methodOfContact',
      // The rest of the cell's text is appended to the comments.
      cells: {
        ...{ methodOfContact: found.method, ...came },
        ...(found.hasMore ? { comments: comments === '' ? method : `${comments}; ${method}` } : {}),
      },
      as: [found.method, ...Object.values(came).map(outcomeName)].join(', '),
    };
  }
  if (outcome !== undefined || isSuccessful !== undefined) return undefined;
  const came = outcomeInRemarks(comments, method);
  return came === undefined
    ? undefined
    : { field: 'comments', cells: { outcome: came }, as: outcomeName(came) };
}

/** A log of contacts and attempts, matched by what each was about, its day, its time and its comments. */
export const broughtCommunications: BroughtNoun = {
  kind: 'communication',
  type: 'Communication',
  right: 'communication',
  inOurWords: attemptOf,
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
