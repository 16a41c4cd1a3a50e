import type { Language } from 'shared-contracts';
import { bringNouns, recordKinds } from 'shared-contracts/bring-in';
import { recordRights } from 'shared-contracts/rights';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { findProjectParties } from '../project-place-store.ts';
import { broughtNouns } from './nouns.ts';
import { recordRefusal } from './record-words.ts';
import { recordsOut } from './records-out.ts';

/** The records of one kind, as a sheet. */
interface KindOut {
  readonly kind: string;
  readonly rows: Awaited<ReturnType<typeof recordsOut>>;
}

/**
 * The records of a project, with a sheet for each kind that the project has and the person may see. Each sheet can be
 * imported again unchanged; land and associates are only referenced. Throws NOT_FOUND or BAD_INPUT.
 */
export async function projectOut(
  context: RecordContext,
  projectId: string | null,
  language: Language,
): Promise<readonly KindOut[]> {
  if (projectId === null) throw badInput(recordRefusal('needsProject'));
  const project = await findProjectParties(context.db, projectId);
  const seen = recordKinds.filter(
    (kind) =>
      bringNouns[kind].isInProject &&
      project !== undefined &&
      recordRights[broughtNouns[kind].right].view(context.user, { project }),
  );
  if (seen.length === 0) throw notFound();
  const sheets: KindOut[] = [];
  for (const kind of seen) {
    const rows = await recordsOut(context, kind, projectId, language);
    if (rows.length > 1) sheets.push({ kind, rows });
  }
  return sheets;
}
