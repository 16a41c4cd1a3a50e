import type { Language } from 'shared-contracts';
import { bringFieldName, bringLimits, bringNouns, type RecordBringKind } from 'shared-contracts/bring-in';
import { recordRights } from 'shared-contracts/rights';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { findProjectParties } from '../project-place-store.ts';
import { broughtNouns } from './nouns.ts';
import { fieldsOut, rowsOut } from './out-store.ts';
import { recordRefusal } from './record-words.ts';

type Row = readonly (string | null)[];

/**
 * The records of a kind as a table that can be imported again unchanged, with headings first. Values of the record
 * itself are only in the first of its rows. Throws NOT_FOUND or BAD_INPUT.
 */
export async function recordsOut(
  context: RecordContext,
  kind: RecordBringKind,
  projectId: string | null,
  language: Language,
): Promise<readonly Row[]> {
  const { isInProject } = bringNouns[kind];
  const { type, right } = broughtNouns[kind];
  if (isInProject) {
    if (projectId === null) throw badInput(recordRefusal('needsProject'));
    const project = await findProjectParties(context.db, projectId);
    if (!project || !recordRights[right].view(context.user, { project })) throw notFound();
  }
  const fields = fieldsOut(kind);
  const rows = await rowsOut(context, kind, type, isInProject ? projectId : null);
  const most = bringLimits.records;
  if (new Set(rows.map(({ id }) => id)).size > most) throw badInput(recordRefusal('manyRecords', { most }));
  let last = '';
  const cells = rows.map((row): Row => {
    const isFirst = row.id !== last;
    last = row.id;
    return row.cells.map((cell, place) => (isFirst || fields[place]?.of === 'below' ? cell : null));
  });
  return [fields.map(({ name }) => bringFieldName(kind, name, language) ?? name), ...cells];
}

/** Beginnings of texts that spreadsheet programs would evaluate as formulas. */
const formula = /^[=+\-@\t\r]/;

/** A table as CSV: UTF-8 with a byte order mark, and an apostrophe before cells that look like formulas. */
export const csvOf = (rows: readonly Row[]): string =>
  `\ufeff${rows
    .map((row) =>
      row
        .map((cell) => {
          const text = cell !== null && formula.test(cell) ? `'${cell}` : (cell ?? '');
          return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        })
        .join(','),
    )
    .join('\r\n')}\r\n`;
