import { languageOf } from 'shared-contracts';
import type { CommunicationInput } from 'shared-contracts/graphql';
import { validationText } from 'shared-contracts/validators';
import { invalid } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { SaveList } from '../../records/writing/save-list.ts';
import { placedCommunications } from './communication-lists.ts';
import type { CommunicationPlace } from './communication-store.ts';
import { parentFields } from './parent-fields.ts';

/** The parents below the project that a communication references. */
const parentsIn = (input: CommunicationInput) =>
  parentFields.flatMap(({ source, field }) => {
    const parentId = input[field]?.toLowerCase();
    return parentId ? [{ source, field, parentId }] : [];
  });

/** Refuses a communication that references two parents. */
const checkOneParent = (inputs: readonly CommunicationInput[], path: string): SaveList<RecordContext> => ({
  rows: [],
  settled: () => {},
  checkPerson: ({ user }) => {
    const message = validationText(languageOf(user.locale), 'invalid');
    const faults = inputs.flatMap((input, place) =>
      parentsIn(input)
        .slice(1)
        .map(({ field }) => ({ path: `${path}[${place}].${field}`, message })),
    );
    if (faults.length > 0) throw invalid(faults);
  },
});

/** Communications in the save of a project: its own, and those of its agreements, requests and stakeholders. */
export function projectCommunications(
  projectId: string,
  inputs: readonly CommunicationInput[],
  path = 'communications',
): readonly SaveList<RecordContext>[] {
  const project = projectId.toLowerCase();
  const placed = inputs.map((input, index) => {
    const [parent] = parentsIn(input);
    const place: CommunicationPlace = parent
      ? { source: parent.source, parentId: parent.parentId, projectId: project }
      : { source: 'Project', parentId: project };
    return { input, place, path: `${path}[${index}]` };
  });
  return [checkOneParent(inputs, path), ...placedCommunications(placed)];
}
