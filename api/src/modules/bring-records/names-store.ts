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

/** A record that a name means: the surer the lower its rank. `around` is what it belongs to, where that tells alike apart. */
export type FoundName = v.InferOutput<typeof foundSchema>;

/** The texts of a record that cells name it by, the surest first, and further conditions on its row `r`. */
interface NamedBy {
  readonly texts: readonly Sql[];
  readonly where?: (within: Pick<RecordContext, 'user'>, projectId: string) => Sql | undefined;
  readonly around?: Sql;
  readonly from?: Sql;
}

const inProject = (_within: unknown, projectId: string) => sql`r.surface_project_id = ${projectId || null}`;

const special: Readonly<Record<string, NamedBy>> = {
  Person: {
    texts: [sql`r.email`, sql`r.first_name || ' ' || r.last_name`, sql`r.last_name || ', ' || r.first_name`],
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
  SurfaceStatus: { texts: [sql`r.code`, sql`r.status`, sql`r.description`], where: () => sql`r.is_active` },
  Title: { texts: [sql`r.number`] },
  City: {
    texts: [sql`r.name`],
    around: sql`r.state_province_id`,
  },
};

/** Columns that name an entry of a list, the surest first. */
const usual = ['code', 'name', 'description'] as const;

/** Records of a type that the person sees, by names in small letters. */
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
