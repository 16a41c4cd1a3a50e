import { makeChanges } from 'shared-contracts/changes';
import {
  type GridAnswer,
  type GridAnswerRow,
  type GridDefinition,
  type GridValue,
  type GridView,
  gridAnswerSchema,
  gridPage,
  gridValueSchema,
} from 'shared-contracts/grids';
import { inTime, isRestFailure, type RestClient } from 'shared-contracts/rest-client';
import * as v from 'valibot';
import type { GridGroup, GridItems } from '../rows/grid-items.ts';
import { RowRun, readPendingKey } from '../rows/row-run.ts';
import { groupedColumn } from '../views/grid-view.ts';

interface RemoteState {
  readonly items: GridItems;
  readonly total: number | undefined;
  readonly aggregates: Readonly<Record<string, unknown>>;
  readonly isLoading: boolean;
  readonly failure: { readonly message: string | undefined } | undefined;
}

/** A grid whose rows are on the API. */
export type RemoteGrid = Pick<GridDefinition, 'name' | 'id' | 'configId'>;

const whole = 'all';

const groupKey = (value: unknown): string => `group:${JSON.stringify(value ?? null)}`;

/** Milliseconds that rows must stay in view before they are fetched: rows that are only scrolled past are not. */
const settleTime = 60;

/** The rows of one query to the API: fetched as they come into view, kept until the query changes. */
export class RemoteRows {
  readonly #rest: RestClient;
  readonly #source: RemoteGrid;
  readonly #view: GridView;
  readonly #changes = makeChanges();
  /** The answer to the first query, if it came with the grid itself. */
  #first: GridAnswer | undefined;
  #abort = new AbortController();
  readonly #runs = new Map<string, RowRun>();
  #groups: GridAnswer['groups'] = null;
  #open = new Set<string>();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #state: RemoteState = {
    items: { count: 0, at: () => undefined },
    total: undefined,
    aggregates: {},
    isLoading: true,
    failure: undefined,
  };

  constructor(rest: RestClient, source: RemoteGrid, view: GridView, first?: GridAnswer) {
    this.#rest = rest;
    this.#first = first;
    this.#source = source;
    this.#view = view;
  }

  readonly subscribe = this.#changes.subscribe;

  readonly getState = (): RemoteState => this.#state;

  /** Fetches the first rows; after a stop it starts again, as React's strict mode requires. */
  readonly start = (): void => {
    if (this.#abort.signal.aborted) {
      this.#abort = new AbortController();
      this.#runs.clear();
    }
    void this.#fetch(whole, 0);
  };

  /** Aborts the requests in progress. */
  stop(): void {
    clearTimeout(this.#settling);
    this.#abort.abort();
  }

  readonly load = (keys: readonly string[]): void => {
    clearTimeout(this.#settling);
    if (keys.length === 0) return;
    this.#settling = setTimeout(() => {
      for (const key of keys) {
        const { run, page } = readPendingKey(key);
        void this.#fetch(run, page);
      }
    }, settleTime);
  };

  readonly tryAgain = (): void => {
    for (const [key, run] of this.#runs) for (const page of run.takeFailed()) void this.#fetch(key, page);
  };

  readonly toggleGroup = (key: string): void => {
    this.#open = new Set(
      this.#open.has(key) ? [...this.#open].filter((other) => other !== key) : [...this.#open, key],
    );
    if (this.#open.has(key) && !this.#runs.has(key)) void this.#fetch(key, 0);
    this.#publish();
  };

  /** Opens or closes all groups; rows of groups that were never open are fetched as they come into view. */
  readonly showGroups = (isOpen: boolean): void => {
    this.#open = new Set(isOpen ? this.#groups?.map(({ value }) => groupKey(value)) : []);
    this.#publish();
  };

  /** Rows that have been loaded, page by page. */
  readonly knownRows = (): readonly GridAnswerRow[] => [...this.#runs.values()].flatMap((run) => run.rows);

  readonly distinctValues = async (column: string): Promise<readonly GridValue[]> =>
    this.#rest.get(
      `grids/source/${this.#source.id}/config/${this.#source.configId}/column/${column}`,
      v.array(gridValueSchema),
      this.#abort.signal,
    );

  /** Every row, page by page; `progress` is called with the number so far. */
  readonly allRows = async (
    progress: (count: number) => void,
    signal: AbortSignal,
  ): Promise<readonly GridAnswerRow[]> => {
    const rows: GridAnswerRow[] = [];
    let after: string | null = null;
    do {
      const answer: GridAnswer = await this.#ask(
        { ...this.#view, pageLimit: gridPage.largest, after },
        signal,
      );
      rows.push(...answer.rows);
      after = answer.next;
      progress(rows.length);
    } while (after !== null);
    return rows;
  };

  #ask(request: object, signal: AbortSignal): Promise<GridAnswer> {
    return this.#rest.post(`grids/source/${this.#source.name}`, request, gridAnswerSchema, inTime(signal));
  }

  /** The query for one group: its value is a filter, and it is no longer sorted by the grouped column. */
  #viewOf(key: string): GridView {
    const column = groupedColumn(this.#view);
    const group = this.#groups?.find(({ value }) => groupKey(value) === key);
    if (key === whole || column === undefined || !group) return this.#view;
    return {
      ...this.#view,
      columns: this.#view.columns.map((shown) =>
        shown.id === column ? { ...shown, isGrouped: false, direction: null } : shown,
      ),
      searchCriteria: {
        ...this.#view.searchCriteria,
        filters: [
          ...(this.#view.searchCriteria.filters ?? []).filter((filter) => filter.column !== column),
          { column, values: [group.value] },
        ],
      },
    };
  }

  async #fetch(key: string, page: number): Promise<void> {
    const known = this.#runs.get(key);
    const group = this.#groups?.find(({ value }) => groupKey(value) === key);
    const run = known ?? new RowRun(key, group?.count ?? 0);
    this.#runs.set(key, run);
    if (!run.begin(page)) return;
    const { signal } = this.#abort;
    const isFirst = key === whole && run.isEmpty;
    this.#publish({ failure: undefined, ...(isFirst ? { isLoading: true } : {}) });
    try {
      const request = { ...this.#viewOf(key), ...run.request(page), withTotal: isFirst };
      const answer = (isFirst && this.#first) || (await this.#ask(request, signal));
      this.#first = undefined;
      if (signal.aborted) return;
      run.end(page, answer);
      if (!isFirst) return this.#publish();
      this.#groups = answer.groups;
      this.#publish({
        total: answer.total ?? undefined,
        aggregates: answer.aggregates ?? {},
        isLoading: false,
      });
    } catch (error) {
      run.end(page, undefined);
      if (signal.aborted) return;
      const message = (isRestFailure(error) && error.message) || undefined;
      this.#publish({ failure: { message }, isLoading: false });
    }
  }

  #publish(change: Partial<RemoteState> = {}): void {
    const run = this.#runs.get(whole);
    const items = this.#groups ? this.#groupedItems(this.#groups) : runItems(run);
    this.#state = { ...this.#state, ...change, items };
    this.#changes.report();
  }

  /** Headings with the rows of open groups; looked up by binary search, as there may be many of both. */
  #groupedItems(groups: NonNullable<GridAnswer['groups']>): GridItems {
    const starts: number[] = [];
    let count = 0;
    const runs = groups.map(({ value, count: size }) => {
      const key = groupKey(value);
      const run = this.#open.has(key) ? (this.#runs.get(key) ?? new RowRun(key, size)) : undefined;
      starts.push(count);
      count += 1 + (run?.count ?? 0);
      return run;
    });
    return {
      count,
      at: (index) => {
        const place = lastAtMost(starts, index);
        const start = starts[place] ?? 0;
        const found = groups[place];
        if (index >= count || !found) return undefined;
        if (index > start) return runs[place]?.at(index - start - 1);
        const { value, count: size, aggregates } = found;
        const group: GridGroup = {
          key: groupKey(value),
          value,
          count: size,
          aggregates,
          isOpen: runs[place] !== undefined,
        };
        return { kind: 'group', group };
      },
    };
  }
}

const runItems = (run: RowRun | undefined): GridItems =>
  run ? { count: run.count, at: (index) => run.at(index) } : { count: 0, at: () => undefined };

/** Index of the last number that is not above a bound; the numbers ascend. */
function lastAtMost(numbers: readonly number[], bound: number): number {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) <= bound) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
