import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  gridAnswerSchema,
  gridRequestSchema,
  gridSource,
  gridSources,
  gridValueSchema,
} from 'shared-contracts/grids';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { registerRestCall } from '../platform/server/rest-call.ts';
import { gridRows } from './grid-page-store.ts';
import type { GridPlan, PlanOf } from './grid-plan.ts';
import { gridTotals } from './grid-totals-store.ts';
import { distinctValues } from './grid-values-store.ts';

const sourceSchema = v.object({ source: v.string() });
const columnSchema = v.object({ config: v.string(), field: v.string() });

/** The grid that a call's address names. Throws NOT_FOUND. */
export function planOfRequest(planOf: PlanOf, { params }: FastifyRequest): GridPlan {
  const source = gridSource(v.parse(sourceSchema, params).source);
  if (!source) throw notFound('There is no such grid.');
  return planOf(source);
}

/** What the calls of grids need. */
export interface GridParts {
  readonly db: Db;
  readonly planOf: PlanOf;
}

/** The rows of every grid, and what its columns can be filtered by. */
export function registerGridCalls(app: FastifyInstance, { db, planOf }: GridParts): void {
  // A declaration that cannot be served is known when the API starts, not when somebody opens the grid.
  for (const source of gridSources) planOf(source);

  registerRestCall(app, {
    method: 'POST',
    path: 'grids/source/:source',
    summary: 'A page of a grid: columns, search criteria, sort, groups, aggregates and total.',
    access: 'signedIn',
    input: gridRequestSchema,
    result: gridAnswerSchema,
    handle: async ({ input, user, request }) => {
      const plan = planOfRequest(planOf, request);
      const [page, totals] = await Promise.all([
        gridRows(db, plan, user, input),
        input.withTotal ? gridTotals(db, plan, user, input) : { total: null, aggregates: null, groups: null },
      ]);
      return { ...page, rows: [...page.rows], ...totals };
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'grids/source/:source/config/:config/column/:field',
    summary: 'The different values of a column, for its filter.',
    access: 'signedIn',
    input: v.object({}),
    result: v.array(gridValueSchema),
    handle: async ({ user, request }) => {
      const plan = planOfRequest(planOf, request);
      const { config, field } = v.parse(columnSchema, request.params);
      const column = plan.columns.get(field);
      if (config.toLowerCase() !== plan.source.configId || !column?.column.filterable) {
        throw notFound('This grid has no such column to filter by.');
      }
      return distinctValues(db, plan, column, user);
    },
  });
}
