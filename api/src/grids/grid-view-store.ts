import { type RawBuilder, sql } from 'kysely';
import { languageOf } from 'shared-contracts';
import {
  type OfferedView,
  offeredViewSchema,
  type SavedView,
  savedViewLimits,
  type ViewScope,
} from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../generated/texts/grids.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, forbidden, invalid } from '../platform/errors/app-error.ts';
import { type LocalizedMessage, messageFrom } from '../platform/errors/localized-message.ts';

type ViewKeeper = Pick<
  CurrentUser,
  'id' | 'productClientId' | 'isReadOnly' | 'isSystemAdministrator' | 'locale'
>;

/** The person's own views. */
const own = ({ id }: ViewKeeper): RawBuilder<boolean> =>
  sql`(grid_view.company_id is null and grid_view.user_id = ${id})`;

/** Views that the person's company shares. */
const shared = ({ productClientId }: ViewKeeper): RawBuilder<boolean> =>
  sql`(grid_view.company_id = ${productClientId})`;

/**
 * Views that the person may change: their own, and the shared ones that they created; an administrator may change all.
 */
const changeable = (user: ViewKeeper): RawBuilder<boolean> =>
  user.isReadOnly
    ? own(user)
    : sql`(${own(user)} or (${shared(user)} and (grid_view.user_id = ${user.id} or ${user.isSystemAdministrator})))`;

/** The views of a grid that a person may open, by name: their own, then those that the company shares. */
export async function listViews(db: Db, user: ViewKeeper, sourceId: string): Promise<OfferedView[]> {
  const { rows } = await sql`select json_build_object('id', id, 'name', name, 'isDefault', is_default,
      'scope', case when company_id is null then 'private' else 'company' end,
      'mayChange', ${changeable(user)}, 'view', view) as view
    from grid_view where source_id = ${sourceId} and (${own(user)} or ${shared(user)})
    order by company_id nulls first, lower(name)`.execute(db);
  return rows.map((row) => v.parse(v.object({ view: offeredViewSchema }), row).view);
}

const standingSchema = v.object({
  scope: v.nullable(v.picklist(['private', 'company'])),
  mayChange: v.nullable(v.boolean()),
});

/**
 * Locks the person's views, whose saves share a limit, a name and a default. Returns the scope of the view with this id
 * and whether the person may change it; both are null if there is no such view.
 */
async function standing(db: Db, user: ViewKeeper, sourceId: string, id: string) {
  const { rows } = await sql`with keeper as (select 1 from app_user where id = ${user.id} for no key update)
    select case when grid_view.id is null then null when company_id is null then 'private' else 'company' end as scope,
      case when grid_view.id is not null then coalesce(source_id = ${sourceId} and ${changeable(user)}, false) end
        as may_change
    from keeper left join grid_view on grid_view.id = ${id}`.execute(db);
  return v.parse(standingSchema, rows[0]);
}

/** Makes saves of the views that a company shares wait for each other too. */
const waitForCompany = ({ productClientId }: ViewKeeper) =>
  sql`select 1 from company where id = ${productClientId} for no key update`;

const sameName: Readonly<Record<ViewScope, LocalizedMessage>> = {
  private: messageFrom(texts, ({ ownView }) => ownView),
  company: messageFrom(texts, ({ companyView }) => companyView),
};

/**
 * Writes a view. A new default view replaces the previous one. Throws FORBIDDEN if the view is another person's, or if
 * a person who may only read shares it; VALIDATION; LIMIT.
 */
export async function saveView(
  db: Db,
  user: ViewKeeper,
  sourceId: string,
  { id, name, isDefault, scope: requestedScope, view }: SavedView,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await standing(transaction, user, sourceId, id);
    if (before.mayChange === false) throw forbidden();
    const scope = requestedScope ?? before.scope ?? 'private';
    if (scope === 'company') {
      if (user.isReadOnly) throw forbidden();
      await waitForCompany(user).execute(transaction);
    }
    const beside = scope === 'private' ? own(user) : shared(user);
    const others = (await listViews(transaction, user, sourceId)).filter(
      (other) => other.scope === scope && other.id !== id,
    );
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
      throw invalid([{ path: 'name', message: sameName[scope](languageOf(user.locale)) }]);
    }
    if (others.length >= savedViewLimits.views) {
      throw new AppError(
        'LIMIT',
        messageFrom(texts, ({ manyViews }) => manyViews(savedViewLimits.views)),
      );
    }
    if (isDefault) {
      await sql`update grid_view set is_default = false
        where ${beside} and source_id = ${sourceId} and id <> ${id} and is_default`.execute(transaction);
    }
    const company = scope === 'company' ? user.productClientId : null;
    // If somebody stops sharing a view, it becomes their own.
    const { numAffectedRows } =
      await sql`insert into grid_view (id, user_id, company_id, source_id, name, is_default, view)
      values (${id}, ${user.id}, ${company}, ${sourceId}, ${name}, ${isDefault}, ${JSON.stringify(view)}::jsonb)
      on conflict (id) do update set name = excluded.name, is_default = excluded.is_default, view = excluded.view,
        company_id = excluded.company_id,
        user_id = case when excluded.company_id is null then excluded.user_id else grid_view.user_id end
      where grid_view.source_id = ${sourceId} and ${changeable(user)}`.execute(transaction);
    // Another person created a view with this id meanwhile.
    if (numAffectedRows === 0n) throw forbidden();
  });
}

/** Deletes those of the views that the person may change. Returns their ids. */
export async function deleteViews(
  db: Db,
  user: ViewKeeper,
  sourceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql`delete from grid_view
    where ${changeable(user)} and source_id = ${sourceId} and id in (${sql.join(ids)}) returning id`.execute(
    db,
  );
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}
