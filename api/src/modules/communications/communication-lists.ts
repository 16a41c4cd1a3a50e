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

/** A document that is saved with its communication and must belong to it. */
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

/** A communication of a save: the record for which it is written, and its path. */
export interface CommunicationInSave {
  readonly input: CommunicationInput;
  readonly place: CommunicationPlace;
  readonly path: string;
}

/**
 * Communications in a save, each about a record of its own, followed by their documents. A communication is not written
 * if only its documents are new or changed.
 */
export function placedCommunications(
  all: readonly CommunicationInSave[],
): readonly SaveList<RecordContext>[] {
  const isNamed = ({ input: { revision, ...input } }: CommunicationInSave) =>
    (revision ?? null) === null || namesFields(communicationRules, input);
  const named = all.filter(isNamed);
  const kind = communicationKind(named.map(({ input, place }) => ({ id: input.id, place })));
  const list = listOf(
    kind,
    named.map(({ input }) => input),
    'communications',
  );
  const changed = {
    ...list,
    rows: list.rows.map((row, index) => ({ ...row, path: named[index]?.path ?? row.path })),
  };
  const documents = all.flatMap(({ input: { id, relatedDocuments }, path }) =>
    relatedDocuments && relatedDocuments.length > 0
      ? [
          listOf(
            documentOf(id.toLowerCase()),
            relatedDocuments.map((document) => ({ ...document, parentId: id })),
            `${path}.relatedDocuments`,
          ),
        ]
      : [],
  );
  return [changed, ...documents];
}

/** Communications about one record in a save, each at its position below `path`, followed by their documents. */
export const communicationLists = (
  place: CommunicationPlace,
  inputs: readonly CommunicationInput[],
  path: string,
): readonly SaveList<RecordContext>[] =>
  placedCommunications(inputs.map((input, index) => ({ input, place, path: `${path}[${index}]` })));
