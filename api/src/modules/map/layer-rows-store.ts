import { sql } from 'kysely';
import type { LayerField, TileLayer } from 'shared-contracts/map';
import type { CurrentUser } from 'shared-contracts/rights';
import type { Db } from '../../platform/db/database.ts';
import { notOfArchived } from '../../records/reading/archived-projects.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import { drawn } from './drawn-layers-store.ts';
import type { ParcelLayer } from './layer-states.ts';

/** The requested rows of a layer: those of a project, or all that the person sees. */
export interface LayerQuestion {
  readonly db: Db;
  readonly catalog: RecordCatalog;
  readonly user: CurrentUser;
  readonly layer: TileLayer;
  readonly projectId: string | undefined;
  /** The rows that a list finds, instead of those of a project: conditions on the layer's records, for their alias. */
  readonly found?: ((alias: string) => Sql) | undefined;
  /** The field that determines the colours, instead of the status. */
  readonly by?: LayerField | undefined;
}

/** The records to draw, each with the ids of the land that it references, without duplicates. */
const placesOf: Readonly<Record<Exclude<ParcelLayer, 'Parcels'>, Sql>> = {
  Agreements: sql`join agreement_parcel l on l.agreement_id = r.id`,
  Payments: sql`join agreement_parcel l on l.agreement_id = r.agreement_id`,
  Requests: sql`join request_item i on i.request_id = r.id join request_item_parcel l on l.request_item_id = i.id`,
  Stakeholders: sql`join stakeholder_parcel l on l.stakeholder_id = r.id`,
};

/**
 * The rows that the person may see: of the project, of every project that is not archived, or those that a list finds.
 */
export function seen({ catalog, user, layer, projectId, found }: LayerQuestion): Sql {
  if (found) return found('r');
  const { type } = drawn[layer];
  const scope = scopeCondition(catalog, type, { alias: 'r', user });
  if (layer === 'Wells' || layer === 'Projects')
    return conjunction([
      scope,
      ...(layer === 'Wells' ? [sql`r.uwi is not null`] : []),
      projectId === undefined ? sql`not r.is_archived` : sql`r.id = ${projectId}`,
    ]);
  return conjunction([
    scope,
    projectId === undefined ? notOfArchived({ alias: 'r' }) : sql`r.surface_project_id = ${projectId}`,
  ]);
}

/** Records with the land that they reference, if that has a position. */
export const located = (
  question: LayerQuestion,
  layer: ParcelLayer,
  within: Sql = sql`p.west is not null`,
): Sql =>
  layer === 'Parcels'
    ? sql`select p.id, p.id as place, p.west, p.south, p.east, p.north from parcel p where ${within}
        and ${
          question.found?.('p') ??
          conjunction([
            sql`p.is_active`,
            scopeCondition(question.catalog, 'Parcel', { alias: 'p', user: question.user }),
          ])
        }`
    : sql`select distinct r.id, p.id as place, p.west, p.south, p.east, p.north
    from ${sql.table(drawn[layer].table)} r ${placesOf[layer]} join parcel p on p.id = l.parcel_id
    where ${seen(question)} and ${within}`;
