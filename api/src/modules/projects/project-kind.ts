import { languageOf } from 'shared-contracts';
import type { SurfaceProjectInput } from 'shared-contracts/graphql';
import {
  newProjectLock,
  positionsOf,
  projectFields,
  projectLock,
  projectLocks,
  projectLockText,
  projectRules,
  readRoute,
} from 'shared-contracts/projects';
import { recordRights } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../../generated/texts/projects.ts';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type { RecordValues, SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { findProjectParties } from '../project-place-store.ts';
import { projectErrors } from './project-errors.ts';
import { taskModelOf } from './project-facts-store.ts';

/** A save of a project's own fields. */
export type ProjectSave = Omit<SurfaceProjectInput, 'revision' | 'saveId'> & SaveInput;

/** Fields whose referenced record has its name in other fields than `name`. */
const shown: Readonly<Record<string, readonly string[]>> = {
  brokerProjectStatus: ['code'],
  operatorProjectStatus: ['code'],
  projectType: ['description'],
  projectGroup: ['code'],
  securityLevel: ['code'],
  surfaceStatus: ['status'],
  surveyStatus: ['code'],
};

/** A route as the history shows it: its kind and the number of its points. */
function routeText(value: unknown): string | null {
  const route = readRoute(value);
  return typeof route === 'string' ? null : `${route.type} (${[...positionsOf(route)].length})`;
}

const items: SavedField = {
  name: 'additionalInfoItems',
  fields: [{ name: 'type', shows: ['code'] }, { name: 'value' }, { name: 'option', shows: ['optionValue'] }],
};

const savedField = (name: string): SavedField => {
  if (name === items.name) return items;
  if (name === 'geometry') return { name, historyText: routeText };
  // The history shows the name of the task model instead of the manager; the model is a field of its own.
  if (name === 'taskManagerId') return { name, historyText: () => null };
  const shows = shown[name];
  return shows ? { name, shows } : { name };
};

/** Treats a project as missing if the person may not see it. */
async function partiesSeen(within: RecordContext, id: string) {
  const parties = await findProjectParties(within.db, id);
  if (!parties || !(await isSeen(within, 'SurfaceProject', id))) throw notFound();
  return parties;
}

async function checkRight(
  action: 'create' | 'edit' | 'delete',
  id: string,
  within: RecordContext,
): Promise<void> {
  const { user } = within;
  if (action === 'create') {
    if (recordRights.surfaceProject.create(user, {})) return;
    throw forbidden((language) => projectLockText(newProjectLock(user) ?? 'noRight', language));
  }
  const parties = await partiesSeen(within, id);
  if (recordRights.surfaceProject[action](user, { project: parties })) return;
  throw forbidden(
    action === 'edit'
      ? (language) => projectLockText(projectLock(user, parties) ?? 'noRight', language)
      : messageFrom(texts, ({ mayNotDelete }) => mayNotDelete),
  );
}

const managerSchema = v.nullish(v.string());

/** The name of the task model is derived from the chosen manager. */
async function withModel(
  values: RecordValues,
  { db }: RecordContext,
  before: RecordValues | undefined,
): Promise<RecordValues> {
  const manager = v.parse(managerSchema, values['taskManagerId']);
  if (manager === undefined || manager === (before?.['taskManagerId'] ?? null)) return values;
  return { ...values, taskModelName: manager && (await taskModelOf(db, manager)) };
}

const plain = formKind<ProjectSave>({
  kind: 'SURFACE_PROJECT',
  type: 'SurfaceProject',
  titleFields: ['description'],
  fields: [...projectFields.map(savedField), { name: 'taskModelName' }],
  rules: projectRules,
  check: ({ action, id }, within) => checkRight(action, id, within),
  locks: async ({ id, owner }, { db, user }, before) => {
    const parties = before && (await findProjectParties(db, id));
    const locks = new Map(projectLocks(user, parties));
    // Setting the person's own company in a new project is not a change of owner.
    if (!before && owner?.id.toLowerCase() === user.productClientId) locks.delete('owner');
    const language = languageOf(user.locale);
    return new Map([...locks].map(([field, reason]) => [field, projectLockText(reason, language)]));
  },
  holds: (values, within, before, id) => projectErrors(values, within, before?.values, id),
  made: ({ clock }) => ({ created_on: clock() }),
  stamps: ({ clock }) => ({ last_modified_on: clock() }),
});

/**
 * The fields of the project itself. A new project belongs to its creator's company, unless a system administrator names
 * another.
 */
export const projectKind: WritableKind<ProjectSave> = {
  ...plain,
  read: async (input, within, before) => {
    const own = { id: within.user.productClientId };
    const values = await plain.read(before ? input : { ...input, owner: input.owner ?? own }, within, before);
    return withModel(values, within, before?.values);
  },
};
