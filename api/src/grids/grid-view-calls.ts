import type { FastifyInstance } from 'fastify';
import { deleteViewsSchema, type SavedView, savedViewSchema } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { badInput } from '../platform/errors/app-error.ts';
import { registerRestCall } from '../platform/server/rest-call.ts';
import { fittingView } from './fitting-view.ts';
import { type GridParts, planOfRequest } from './grid-calls.ts';
import type { GridPlan } from './grid-plan.ts';
import { deleteViews, listViews, saveView } from './grid-view-store.ts';

const views = v.array(savedViewSchema);

/** The views that people keep of grids: everybody's own. */
export function registerGridViewCalls(app: FastifyInstance, { db, planOf }: GridParts): void {
  const fittingViews = async (plan: GridPlan, user: CurrentUser): Promise<SavedView[]> =>
    (await listViews(db, user.id, plan.source.id)).map((kept) => ({
      ...kept,
      view: fittingView(plan, kept.view),
    }));

  registerRestCall(app, {
    method: 'GET',
    path: 'grids/source/:source/views',
    summary: 'The views that the person keeps of a grid.',
    access: 'signedIn',
    input: v.object({}),
    result: views,
    handle: ({ user, request }) => fittingViews(planOfRequest(planOf, request), user),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'grids/source/:source/views',
    summary: 'Keeps a view of a grid; creates it where the id is unknown.',
    access: 'signedIn',
    input: savedViewSchema,
    result: views,
    handle: async ({ input, user, request }) => {
      const plan = planOfRequest(planOf, request);
      const { source, columns } = plan;
      const unknown = input.view.columns.find(({ id }) => !columns.has(id));
      if (unknown) throw badInput(`${unknown.id} is no column of this grid.`);
      const kept = { ...input.view, parameters: input.view.parameters.filter(({ transient }) => !transient) };
      await saveView(db, user.id, source.id, { ...input, view: kept });
      return fittingViews(plan, user);
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'grids/source/:source/views/delete',
    summary: 'Deletes views that the person kept; answers the ids deleted.',
    access: 'signedIn',
    input: deleteViewsSchema,
    result: v.array(v.string()),
    handle: ({ input, user, request }) =>
      deleteViews(db, user.id, planOfRequest(planOf, request).source.id, input.ids),
  });
}
