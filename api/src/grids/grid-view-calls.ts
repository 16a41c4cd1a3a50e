import type { FastifyInstance } from 'fastify';
import { deleteViewsSchema, savedViewSchema } from 'shared-contracts/grids';
import * as v from 'valibot';
import { badInput } from '../platform/errors/app-error.ts';
import { registerRestCall } from '../platform/server/rest-call.ts';
import { type GridParts, planOfRequest } from './grid-calls.ts';
import { deleteViews, listViews, saveView } from './grid-view-store.ts';

const views = v.array(savedViewSchema);

/** The views that people keep of grids: everybody's own. */
export function registerGridViewCalls(app: FastifyInstance, { db, planOf }: GridParts): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'grids/source/:source/views',
    summary: 'The views that the person keeps of a grid.',
    access: 'signedIn',
    input: v.object({}),
    result: views,
    handle: ({ user, request }) => listViews(db, user.id, planOfRequest(planOf, request).source.id),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'grids/source/:source/views',
    summary: 'Keeps a view of a grid; creates it where the id is unknown.',
    access: 'signedIn',
    input: savedViewSchema,
    result: views,
    handle: async ({ input, user, request }) => {
      const { source, columns } = planOfRequest(planOf, request);
      const unknown = input.view.columns.find(({ id }) => !columns.has(id));
      if (unknown) throw badInput(`${unknown.id} is no column of this grid.`);
      const kept = { ...input.view, parameters: input.view.parameters.filter(({ transient }) => !transient) };
      await saveView(db, user.id, source.id, { ...input, view: kept });
      return listViews(db, user.id, source.id);
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
