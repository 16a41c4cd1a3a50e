import { sql } from 'kysely';
import * as v from 'valibot';
import { recordOf } from '../../records/reading/record-catalog.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';

const foundSchema = v.object({
  key: v.string(),
  id: v.string(),
  rank: v.number(),
  around: v.nullable(v.string()),
});

/**
 * A record that a name may mean. The lower its rank, the more certain the match. `around` is the record that it belongs
 * to, which distinguishes records with the same name.
 */
export type FoundName = v.InferOutput<typeof foundSchema>;

/** The texts of a record by which cells may name it, the most certain first, and further conditions on its row `r`. */
interface NamedBy {
  readonly texts: readonly Sql[];
  readonly where?: (within: Pick<RecordContext, 'user'>, projectId: string) => Sql | undefined;
  readonly around?: Sql;
  readonly from?: Sql;
  /** Whether it is a list. If a cell matches none of a list's entries, the message names some of them. */
  readonly isList?: boolean;
}

const inProject = (_within: unknown, projectId: string) => sql`r.surface_project_id = ${projectId || null}`;

/**
 * Entries of a list that each company can extend: those of all companies, and those of the companies of the project.
 */
const ofParties = (texts: readonly Sql[]): NamedBy => ({
  texts,
  isList: true,
  where: (_within, projectId) => sql`r.is_active and (r.product_client_id is null or not exists (
      select from surface_project p where p.id = ${projectId || null})
    or exists (select from surface_project p where p.id = ${projectId || null}
      and r.product_client_id in (p.owner_id, p.broker_id, p.operator_id)))`,
});

const special: Readonly<Record<string, NamedBy>> = {
  Person: {
    // The initial and the last name come last, as contact logs use them; if two people match, nobody is chosen.
    texts: [
      sql`r.email`,
      sql`r.first_name || ' ' || r.last_name`,
      sql`r.last_name || ', ' || r.first_name`,
      sql`left(r.first_name, 1) || '. ' || r.last_name`,
      sql`left(r.first_name, 1) || ' ' || r.last_name`,
      sql`left(r.first_name, 1) || '.' || r.last_name`,
      sql`r.last_name || ', ' || left(r.first_name, 1) || '.'`,
    ],
    where: ({ user }, projectId) => sql`r.is_active and (r.company_id = ${user.productClientId} or exists (
      select from surface_project p where p.id = ${projectId || null}
        and r.company_id in (p.owner_id, p.broker_id, p.operator_id)))`,
  },
  BusinessAssociate: { texts: [sql`r.name`], where: () => sql`r.is_active` },
  Agreement: {
    texts: [sql`r.agreement_number`, sql`r.reference_number`, sql`r.name`],
    where: inProject,
  },
  Stakeholder: {
    texts: [sql`b.name`],
    from: sql`stakeholder r join business_associate b on b.id = r.business_associate_id`,
    where: inProject,
  },
  Request: {
    texts: [sql`r.connect_number`, sql`b.name`],
    from: sql`request r join business_associate b on b.id = r.business_associate_id`,
    where: inProject,
  },
  SurfaceStatus: ofParties([sql`r.code`, sql`r.status`, sql`r.description`]),
  AgreementType: ofParties([sql`r.code`, sql`r.description`]),
  LandPurpose: ofParties([sql`r.code`, sql`r.description`]),
  Title: { texts: [sql`r.number`] },
  City: {
    texts: [sql`r.name`],
    around: sql`r.state_province_id`,
  },
};

/** Columns that name an entry of a list, the most certain first. */
const usual = ['code', 'name', 'description'] as const;

/** Records of a type that the person may see, by names in lower case. */
export async function recordsNamed(
  within: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  type: string,
  names: readonly string[],
  projectId: string,
): Promise<readonly FoundName[]> {
  if (names.length === 0) return [];
  const { table, fields } = recordOf(within.catalog, type);
  const columnOf = (name: string) => {
    const field = fields.get(name);
    return field?.kind === 'column' ? [sql.ref(`r.${field.column}`)] : [];
  };
  const by = special[type];
  const texts = by?.texts ?? usual.flatMap(columnOf);
  const active = by ? [] : columnOf('isActive').map((column) => sql`${column}`);
  const conditions = conjunction([
    ...active,
    scopeCondition(within.catalog, type, { alias: 'r', user: within.user }),
    by?.where?.(within, projectId),
  ]);
  const from = by?.from ?? sql`${sql.table(table)} r`;
  const parts = texts.map(
    (text, rank) => sql`select lower(${text}) as key, r.id, ${sql.lit(rank)}::int as rank,
        ${by?.around ?? sql`null::uuid`} as around
      from ${from} where lower(${text}) = any (${names}::text[]) and ${conditions}`,
  );
  const { rows } = await sql`${sql.join(parts, sql` union all `)} order by rank, id`.execute(
    within.db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(foundSchema, row));
}

/** Most entries of a list that a cell is compared with. */
const mostCompared = 2000;

const entrySchema = v.object({ id: v.string(), texts: v.array(v.nullable(v.string())) });

/** An entry of a list with the texts by which cells may name it, the most certain first. */
export interface NamedEntry {
  readonly id: string;
  readonly texts: readonly string[];
}

/** The entries of a list by code; empty for a type that is not a list, such as agreements. */
export async function entriesOf(
  within: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  type: string,
  projectId: string,
): Promise<readonly NamedEntry[]> {
  const { table, fields } = recordOf(within.catalog, type);
  const by = special[type];
  const columnOf = (name: string) => {
    const field = fields.get(name);
    return field?.kind === 'column' ? [sql.ref(`r.${field.column}`)] : [];
  };
  const [code] = columnOf('code');
  if (!code || (by && !by.isList)) return [];
  const conditions = conjunction([
    ...columnOf('isActive').map((column) => sql`${column}`),
    scopeCondition(within.catalog, type, { alias: 'r', user: within.user }),
    by?.where?.(within, projectId),
  ]);
  const { rows } =
    await sql`select r.id, array[${sql.join(by?.texts ?? usual.flatMap(columnOf))}]::text[] as texts
    from ${sql.table(table)} r where ${code} is not null and ${conditions}
    order by ${code}, r.id limit ${mostCompared}`.execute(within.db.withoutPlugins());
  return rows.map((row) => {
    const { id, texts } = v.parse(entrySchema, row);
    return { id, texts: texts.filter((text) => text !== null) };
  });
}
