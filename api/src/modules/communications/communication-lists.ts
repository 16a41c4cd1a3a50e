import { languageOf } from 'shared-contracts';
import { communicationRules } from 'shared-contracts/communications';
import type { CommunicationInput } from 'shared-contracts/graphql';
import { validationText } from 'shared-contracts/validators';
import { invalid } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { namesFields } from '../../records/writing/form-kind.ts';
import { listOf, type SaveList } from '../../records/writing/save-list.ts';
import { documentKind } from '../documents/index.ts';
import { communicationKind } from './communication-kind.ts';
import { type CommunicationPlace, documentsOfCommunication } from './communication-store.ts';

const plainDocument = documentKind('Communication');

/** A document that is saved with its communication, and is that communication's. */
const documentOf = (communicationId: string): typeof plainDocument => ({
  ...plainDocument,
  check: async (attempt, within) => {
    await plainDocument.check(attempt, within);
    if (attempt.action !== 'edit') return;
    const own = await documentsOfCommunication(within.db, communicationId);
    if (!own.includes(attempt.id))
      throw invalid([{ path: 'id', message: validationText(languageOf(within.user.locale), 'invalid') }]);
  },
});

/**
 * Communications of a record in a save, followed by their documents; each at its path below `path`, by its place in the
 * list that was sent. A communication of which only documents are new or changed is not written.
 */
export function communicationLists(
  place: CommunicationPlace,
  inputs: readonly CommunicationInput[],
  path: string,
  places: readonly number[] = inputs.map((_, index) => index),
): readonly SaveList<RecordContext>[] {
  const pathOf = (index: number) => `${path}[${places[index] ?? index}]`;
  const isNamed = ({ revision, ...input }: CommunicationInput) =>
    (revision ?? null) === null || namesFields(communicationRules, input);
  const named = [...inputs.entries()].filter(([, input]) => isNamed(input));
  const list = listOf(
    communicationKind(place),
    named.map(([, input]) => input),
    path,
  );
  const changed = {
    ...list,
    rows: list.rows.map((row, index) => ({ ...row, path: pathOf(named[index]?.[0] ?? index) })),
  };
  const documents = inputs.map(({ id, relatedDocuments }, index) =>
    listOf(
      documentOf(id.toLowerCase()),
      (relatedDocuments ?? []).map((document) => ({ ...document, parentId: id })),
      `${pathOf(index)}.relatedDocuments`,
    ),
  );
  return [changed, ...documents];
}
