import * as v from 'valibot';
import { badInput } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());

/** Where a page of a project's history ended: the moment to the microsecond, and the id of the entry. */
export interface HistoryKey {
  readonly at: string;
  readonly id: string;
}

const keySchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text) => Buffer.from(text, 'base64url').toString().split(' ')),
  v.tuple([moment, v.pipe(v.string(), v.uuid())]),
  v.transform(([at, id]): HistoryKey => ({ at, id })),
);

/** The cursor of an entry, which marks its position between pages of a history. */
export const cursorOf = ({ at, id }: HistoryKey): string => Buffer.from(`${at} ${id}`).toString('base64url');

/** The key in a cursor. Throws BAD_INPUT if the text is not a cursor. */
export function historyCursor(after: string): HistoryKey {
  const parsed = v.safeParse(keySchema, after);
  if (!parsed.success) throw badInput(toProgrammers('This cursor is not one that a page ended with.'));
  return parsed.output;
}

/** The moment from which entries are requested. Throws BAD_INPUT. */
export function momentOf(text: string | Date): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw badInput(toProgrammers('since must be a moment.'));
  return at;
}
