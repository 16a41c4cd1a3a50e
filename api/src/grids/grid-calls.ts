import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type GridRequest,
  type GridSource,
  gridAnswerSchema,
  gridCallSchema,
  gridDefinition,
  gridSource,
  gridSources,
  gridValueSchema,
} from 'shared-contracts/grids';
import * as v from 'valibot';
import { texts } from '../generated/texts/grids.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { messageFrom } from '../platform/errors/localized-message.ts';
import type { Reads } from '../platform/server/reads.ts';
import { registerRestCall } from '../platform/server/rest-call.ts';
import { gridRows } from './grid-page-store.ts';
import type { GridPlan, PlanOf } from './grid-plan.ts';
import { gridTotals } from './grid-totals-store.ts';
import { distinctValues } from './grid-values-store.ts';
import { searchedColumns } from './searched-columns.ts';

const sourceSchema = v.object({ source: v.string() });
const columnSchema = v.object({ config: v.string(), field: v.string() });

/** The grid that a call's address names. Throws NOT_FOUND. */
export function planOfRequest(planOf: PlanOf, { params }: FastifyRequest): GridPlan {
  const source = gridSource(v.parse(sourceSchema, params).source);
  if (!source) throw notFound(messageFrom(texts, ({ noGrid }) => noGrid));
  return planOf(source);
}

/** The parts that calls of grids need. */
export interface GridParts {
  readonly reads: Reads;
  readonly planOf: PlanOf;
}

/** The columns that a grid initially shows: those that are not hidden, sorted as declared. */
const startColumns = ({ columns, sortedBy, sortedFrom = 'asc' }: GridSource): GridRequest['columns'] =>
  columns.flatMap(({ id, path, defaultHidden }) => {
    if (path === sortedBy) return [{ id, direction: sortedFrom, sortOrder: 1 }];
    return defaultHidden ? [] : [{ id }];
  });

/** Registers the calls for the rows of every grid and the values that its columns can be filtered by. */
export function registerGridCalls(app: FastifyInstance, { reads, planOf }: GridParts): void {
  // A declaration that cannot be served is reported when the API starts, not when somebody opens the grid.
  for (const source of gridSources) planOf(source);

  registerRestCall(app, {
    method: 'POST',
    path: 'grids/source/:source',
    summary:
      'A page of a grid: columns, search criteria, sort, groups, aggregates and total; what the grid is, for whoever opens it.',
    access: 'signedIn',
    input: gridCallSchema,
    result: gridAnswerSchema,
    written: async ({ input, user, request }) => {
      const plan = planOfRequest(planOf, request);
      const gridRequest = { ...input, columns: input.columns ?? startColumns(plan.source) };
      const [{ rowsJson, next }, totals] = await reads.of(request)((db) =>
        Promise.all([
          gridRows(db, plan, user, gridRequest),
          input.withTotal
            ? gridTotals(db, plan, user, gridRequest)
            : { total: null, aggregates: null, groups: null },
        ]),
      );
      const definition = input.withDefinition
        ? { ...gridDefinition(plan.source), searched: searchedColumns(plan) }
        : null;
      return `{"rows":[${rowsJson}],${JSON.stringify({ next, ...totals, definition }).slice(1)}`;
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
        throw notFound(messageFrom(texts, ({ noColumn }) => noColumn));
      }
      return reads.of(request)((db) => distinctValues(db, plan, column, user));
    },
  });
}
