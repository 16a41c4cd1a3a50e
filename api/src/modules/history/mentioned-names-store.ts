import { sql } from 'kysely';
import { mentionedIds, readableText } from 'shared-contracts/comments';
import type { RecordKind } from 'shared-contracts/graphql';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { HistoryChange } from '../../platform/db/tables.ts';

interface Entry {
  readonly recordKind?: RecordKind;
  readonly changes: readonly HistoryChange[];
}

const personSchema = v.object({ id: v.string(), name: v.string() });

/** Entries of a history with the current names of the people that comments mention; only their ids are stored. */
export async function withNames<T extends Entry>(db: Db, entries: T[], kind?: RecordKind): Promise<T[]> {
  const isComment = ({ recordKind = kind }: Entry) => recordKind === 'COMMENT';
  const texts = entries
    .filter(isComment)
    .flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before ?? '', after ?? '']));
  const ids = [...new Set(texts.flatMap((text) => mentionedIds(text)))];
  if (ids.length === 0) return entries;
  const { rows } =
    await sql`select id, full_name as name from app_user where id = any (${ids}::uuid[])`.execute(
      db.withoutPlugins(),
    );
  const names = new Map(rows.map((row) => v.parse(personSchema, row)).map(({ id, name }) => [id, name]));
  const read = (text: string | null) => text && readableText(text, (id) => names.get(id));
  return entries.map((entry) =>
    isComment(entry)
      ? {
          ...entry,
          changes: entry.changes.map((change) => ({
            ...change,
            before: read(change.before),
            after: read(change.after),
          })),
        }
      : entry,
  );
}
