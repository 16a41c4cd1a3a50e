import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Flags } from 'shared-contracts/flags';
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
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../generated/texts/grids.ts';
import { forbidden, notFound } from '../platform/errors/app-error.ts';
import { messageFrom } from '../platform/errors/localized-message.ts';
import type { Reads } from '../platform/server/reads.ts';
import { registerRestCall } from '../platform/server/rest-call.ts';
import { gridRows } from './grid-page-store.ts';
import type { GridPlan, PlanOf } from './grid-plan.ts';
import { gridTotals } from './grid-totals-store.ts';
import { distinctValues } from './grid-values-store.ts';
import { isSourceOn } from './may-see-source.ts';
import { searchedColumns } from './searched-columns.ts';

const sourceSchema = v.object({ source: v.string() });
const columnSchema = v.object({ config: v.string(), field: v.string() });

/** The parts that tell which grid a call asks for. */
export interface GridSourceParts {
  readonly planOf: PlanOf;
  readonly flagsFor: (user: CurrentUser) => Promise<Flags>;
}

/** The grid that a call's address names. Throws NOT_FOUND, and FORBIDDEN for one that is switched off. */
export async function planOfRequest(
  { planOf, flagsFor }: GridSourceParts,
  { params }: FastifyRequest,
  user: CurrentUser,
): Promise<GridPlan> {
  const source = gridSource(v.parse(sourceSchema, params).source);
  if (!source) throw notFound(messageFrom(texts, ({ noGrid }) => noGrid));
  if (!isSourceOn(source, await flagsFor(user))) throw forbidden(messageFrom(texts, ({ off }) => off));
  return planOf(source);
}

/** The parts that calls of grids need. */
export interface GridParts extends GridSourceParts {
  readonly reads: Reads;
}

/** The columns that a grid initially shows: those that are not hidden, sorted as declared. */
const startColumns = ({ columns, sortedBy, sortedFrom = 'asc' }: GridSource): GridRequest['columns'] =>
  columns.flatMap(({ id, path, defaultHidden }) => {
    if (path === sortedBy) return [{ id, direction: sortedFrom, sortOrder: 1 }];
    return defaultHidden ? [] : [{ id }];
  });

/** Registers the calls for the rows of every grid and the values that its columns can be filtered by. */
export function registerGridCalls(app: FastifyInstance, parts: GridParts): void {
  const { reads, planOf } = parts;
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
      const plan = await planOfRequest(parts, request, user);
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
      const plan = await planOfRequest(parts, request, user);
      const { config, field } = v.parse(columnSchema, request.params);
      const column = plan.columns.get(field);
      if (config.toLowerCase() !== plan.source.configId || !column?.column.filterable) {
        throw notFound(messageFrom(texts, ({ noColumn }) => noColumn));
      }
      return reads.of(request)((db) => distinctValues(db, plan, column, user));
    },
  });
}
