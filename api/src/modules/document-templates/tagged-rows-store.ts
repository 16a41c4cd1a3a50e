import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { recipientTags } from './shared-tags-store.ts';
import type { RecipientKind, Sql, TaggedNoun, TagList } from './tag-declaration.ts';

const valueSchema = v.nullable(v.union([v.string(), v.boolean()]));
const rowSchema = v.objectWithRest(
  { record_id: v.string(), record_called: v.nullable(v.string()), record_filed_at: v.string() },
  v.union([valueSchema, v.array(v.record(v.string(), valueSchema))]),
);

/** A record as the database returns it: days as `2026-11-22`, amounts as exact decimals. */
export interface RawRecord {
  readonly id: string;
  /** The record with which its documents are filed; by default itself. */
  readonly filedAt: string;
  readonly called: string;
  readonly values: Readonly<
    Record<string, string | boolean | null | readonly Readonly<Record<string, string | boolean | null>>[]>
  >;
}

const rowsOf = ({ tags, from, order }: TagList): Sql =>
  sql`coalesce((select json_agg(json_build_object(${sql.join(
    Object.entries(tags).flatMap(([name, tag]) => [sql`${sql.lit(name)}::text`, tag.sql]),
  )}) order by ${order}) from ${from}), '[]'::json)`;

const isChosen = (noun: TaggedNoun, ids: readonly string[]): Sql =>
  noun.isChosen?.(ids) ?? sql`${noun.id} = any (${ids}::uuid[])`;

interface Wanted {
  readonly ids: readonly string[];
  /** The parent of the records; null if the ids alone identify them. */
  readonly parentId: string | null;
  readonly most: number;
}

/** Records of a kind with the values of all tags, in order. Records of another parent are left out. */
export async function taggedRecords(
  db: Db,
  noun: TaggedNoun,
  { ids, parentId, most }: Wanted,
): Promise<readonly RawRecord[]> {
  const columns = [
    ...Object.entries(noun.values).map(([name, tag]) => sql`${tag.sql} as ${sql.id(name)}`),
    ...Object.entries(noun.lists).map(([name, list]) => sql`${rowsOf(list)} as ${sql.id(name)}`),
  ];
  const { rows } = await sql`select ${noun.id} as record_id, ${noun.filedAt ?? noun.id} as record_filed_at,
      ${noun.called} as record_called, ${sql.join(columns)}
    from ${noun.from} where ${parentId === null ? sql`true` : noun.inParent(parentId)}
      and ${ids.length === 0 ? sql`true` : isChosen(noun, ids)}
    order by ${noun.order} limit ${most}`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const {
      record_id: id,
      record_filed_at: filedAt,
      record_called: called,
      ...values
    } = v.parse(rowSchema, row);
    return { id, filedAt, called: called ?? '', values };
  });
}

const recipientSchema = v.objectWithRest(
  { record_id: v.string(), associate_id: v.nullable(v.string()), contact_id: v.nullable(v.string()) },
  valueSchema,
);

/** A recipient of a letter about a record. */
export interface Recipient {
  readonly recordId: string;
  readonly associateId: string | null;
  readonly contactId: string | null;
  readonly values: Readonly<Record<string, string | boolean | null>>;
}

const placedSchema = v.object({ id: v.string(), projectId: v.string() });

/** Maps the id of each record to the id of its project. */
export async function projectsOfRecords(
  db: Db,
  { id, from, projectId }: TaggedNoun,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (projectId === null || ids.length === 0) return new Map();
  const { rows } = await sql`select ${id} as id, ${projectId} as project_id from ${from}
    where ${id} = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => v.parse(placedSchema, row)).map((row) => [row.id, row.projectId]));
}

/** The recipients of letters about some records, each once per record, in order. */
export async function recipientsOf(
  db: Db,
  noun: TaggedNoun,
  ids: readonly string[],
  kind: RecipientKind,
): Promise<readonly Recipient[]> {
  if (!noun.recipients) return [];
  const columns = Object.entries(recipientTags).map(([name, tag]) => sql`${tag.sql} as ${sql.id(name)}`);
  const isOfKind = kind === 'Everyone' ? sql`true` : sql`r.kind = ${kind}`;
  const { rows } = await sql`select r.record_id, r.associate_id,
      case when c.business_associate_id = r.associate_id then r.contact_id end as contact_id, ${sql.join(columns)}
    from (select record_id, associate_id, contact_id, min(part) as part, min(sequence) as sequence
      from ${noun.recipients} r where record_id = any (${ids}::uuid[]) and ${isOfKind}
      group by record_id, associate_id, contact_id) r
    left join business_associate b on b.id = r.associate_id left join contact c on c.id = r.contact_id
    where b.id is not null or c.id is not null
    order by r.record_id, r.part, r.sequence, r.associate_id`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const {
      record_id: recordId,
      associate_id: associateId,
      contact_id: contactId,
      ...values
    } = v.parse(recipientSchema, row);
    return { recordId, associateId, contactId, values };
  });
}
