import * as v from 'valibot';
import { notFound } from '../../platform/errors/app-error.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../record-context.ts';
import { findRecord } from './record-store.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** The type of a parent, by the values of the arguments for its kind. */
const parentTypes: Readonly<Record<string, string>> = {
  Agreement: 'Agreement',
  AssignedTask: 'AssignedTask',
  BusinessAssociate: 'BusinessAssociate',
  Communication: 'Communication',
  IndigenousLog: 'IndigenousLog',
  Instrument: 'Instrument',
  Invoice: 'Invoice',
  Project: 'SurfaceProject',
  Request: 'Request',
  RequestItem: 'RequestItem',
  Spatial: 'SurfaceProject',
  Stakeholder: 'Stakeholder',
  Timesheet: 'Timesheet',
  Title: 'Title',
  TitleTract: 'TitleTract',
};

/** The type of the records that a parent class stands for. */
export const parentTypeOf = (parentClass: string): string => parentTypes[parentClass] ?? parentClass;

const anyParent = ['SurfaceProject', 'Agreement', 'Request', 'Stakeholder', 'BusinessAssociate'];

const kindSchema = v.object({ parentType: v.optional(v.string()), source: v.nullish(v.string()) });

/** Whether the person may see a record. */
export async function isSeen(
  { db, user, catalog }: RecordContext,
  type: string,
  id: unknown,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const found = await findRecord({ db, catalog, user, type }, id, []);
  return found !== undefined;
}

function parentsOf(args: Arguments): readonly (readonly [types: readonly string[], id: unknown])[] {
  const { parentType, source } = v.parse(kindSchema, args);
  const kind = parentTypes[parentType ?? source ?? ''];
  return [
    [['SurfaceProject'], args['surfaceProjectId']] as const,
    [['Agreement'], args['agreementId']] as const,
    [['RentRun'], args['rentRunId']] as const,
    [kind ? [kind] : anyParent, args['parentId']] as const,
  ].filter(([, id]) => id !== null && id !== undefined);
}

/**
 * Refuses a list below a record that the person may not see, as if that record did not exist (decision 12). Checked
 * only where a list is empty: a row in it proves the right. Throws NOT_FOUND.
 */
export async function checkParents(context: RecordContext, args: Arguments): Promise<void> {
  for (const [types, id] of parentsOf(args)) {
    const seen = await Promise.all(types.map((type) => isSeen(context, type, id)));
    if (!seen.includes(true)) throw notFound();
  }
}
