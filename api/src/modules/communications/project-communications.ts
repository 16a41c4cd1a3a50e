import { languageOf } from 'shared-contracts';
import type { CommunicationInput } from 'shared-contracts/graphql';
import { validationText } from 'shared-contracts/validators';
import { invalid } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { SaveList } from '../../records/writing/save-list.ts';
import { communicationLists } from './communication-lists.ts';
import type { CommunicationPlace } from './communication-store.ts';
import { parentFields } from './parent-fields.ts';

/** The parents below its project that a communication names. */
const parentsIn = (input: CommunicationInput) =>
  parentFields.flatMap(({ source, field }) => {
    const parentId = input[field]?.toLowerCase();
    return parentId ? [{ source, field, parentId }] : [];
  });

/** Refuses a communication that names two parents. */
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
  const placed = inputs.map((input, place) => {
    const [parent] = parentsIn(input);
    const { source, parentId } = parent ?? { source: 'Project' as const, parentId: projectId };
    return { input, place, source, parentId };
  });
  const byParent = Map.groupBy(placed, ({ source, parentId }) => `${source} ${parentId}`);
  const lists = [...byParent.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { source, parentId } = first;
    const place: CommunicationPlace =
      source === 'Project' ? { source, parentId } : { source, parentId, projectId: projectId.toLowerCase() };
    return communicationLists(
      place,
      some.map(({ input }) => input),
      path,
      some.map((one) => one.place),
    );
  });
  return [checkOneParent(inputs, path), ...lists];
}
