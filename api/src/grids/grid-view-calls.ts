import type { FastifyInstance } from 'fastify';
import {
  deleteViewsSchema,
  fitView,
  type OfferedView,
  offeredViewSchema,
  savedViewSchema,
} from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { badInput } from '../platform/errors/app-error.ts';
import { toProgrammers } from '../platform/errors/localized-message.ts';
import { registerRestCall } from '../platform/server/rest-call.ts';
import { type GridSourceParts, planOfRequest } from './grid-calls.ts';
import type { GridPlan } from './grid-plan.ts';
import { deleteViews, listViews, saveView } from './grid-view-store.ts';

const views = v.array(offeredViewSchema);

interface GridViewParts extends GridSourceParts {
  readonly db: Db;
}

/** Calls for saved views of grids: a person's own, and those that their company shares. */
export function registerGridViewCalls(app: FastifyInstance, parts: GridViewParts): void {
  const { db } = parts;
  const fittingViews = async (plan: GridPlan, user: CurrentUser): Promise<OfferedView[]> =>
    (await listViews(db, user, plan.source.id)).map((kept) => ({
      ...kept,
      view: fitView(
        kept.view,
        [...plan.columns.values()].map(({ column }) => column),
      ),
    }));

  registerRestCall(app, {
    method: 'GET',
    path: 'grids/source/:source/views',
    summary: 'The views of a grid that the person keeps, and those that their company shares.',
    access: 'signedIn',
    input: v.object({}),
    result: views,
    handle: async ({ user, request }) => fittingViews(await planOfRequest(parts, request, user), user),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'grids/source/:source/views',
    summary: 'Keeps a view of a grid, for oneself or for the company; creates it where the id is unknown.',
    access: 'signedIn',
    input: savedViewSchema,
    result: views,
    handle: async ({ input, user, request }) => {
      const plan = await planOfRequest(parts, request, user);
      const { source, columns } = plan;
      const unknown = input.view.columns.find(({ id }) => !columns.has(id));
      if (unknown) throw badInput(toProgrammers(`${unknown.id} is no column of this grid.`));
      const kept = { ...input.view, parameters: input.view.parameters.filter(({ transient }) => !transient) };
      await saveView(db, user, source.id, { ...input, view: kept });
      return fittingViews(plan, user);
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'grids/source/:source/views/delete',
    summary: 'Deletes views that the person may change; answers the ids deleted.',
    access: 'signedIn',
    input: deleteViewsSchema,
    result: v.array(v.string()),
    handle: async ({ input, user, request }) => {
      const { source } = await planOfRequest(parts, request, user);
      return deleteViews(db, user, source.id, input.ids);
    },
  });
}
