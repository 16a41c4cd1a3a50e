import { consultationLimits } from 'shared-contracts/limits';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { checkedFirst, checkedId, isUuid } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type LogPlace, logLines } from './log-store.ts';

interface LogArguments {
  readonly surfaceProjectId: string;
  readonly first: number;
  readonly after?: string | null;
}

const dayLength = 'yyyy-MM-dd'.length;

/** The line after which the next page begins. Throws BAD_INPUT. */
function placeOf(cursor: string | null | undefined): LogPlace | undefined {
  if (!cursor) return undefined;
  const place = { date: cursor.slice(0, dayLength), id: cursor.slice(dayLength + 1) };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(place.date) || Number.isNaN(Date.parse(place.date)) || !isUuid(place.id))
    throw badInput(toProgrammers('after must be the endCursor of the lines before.'));
  return place;
}

/**
 * The log of a project's consultation in the form that regulators require, page by page. Throws NOT_FOUND or BAD_INPUT.
 */
export async function readLog({ surfaceProjectId, first, after }: LogArguments, context: RecordContext) {
  const wanted = checkedFirst(first, consultationLimits.logPage);
  const place = placeOf(after);
  const id = checkedId(surfaceProjectId);
  if (!(await isSeen(context, 'SurfaceProject', id))) throw notFound();
  const lines = await logLines(context.db, id, wanted, place);
  const last = lines.at(-1);
  return { lines, endCursor: last && lines.length === wanted ? `${last.date} ${last.id}` : null };
}
