import {
  type GridAnswer,
  type GridColumn,
  type GridDefinition,
  type GridView,
  gridAnswerSchema,
} from 'shared-contracts/grids';
import { inTime, type RestClient } from 'shared-contracts/rest-client';
import { remoteQuestion } from '../content/remote-question.ts';
import { runPage } from '../rows/row-run.ts';
import { newView } from './grid-view.ts';

/** A grid as the API returns it, ready to be shown. */
export interface OpenedGrid extends Pick<GridDefinition, 'name' | 'id' | 'configId'> {
  readonly columns: readonly GridColumn[];
  /** The view that it starts with. */
  readonly standard: GridView;
  /** Ids of the columns that the filter box searches; empty where the API does not return them. */
  readonly searched: readonly string[];
}

/** The rows that came with a grid, and the view that they belong to. */
export interface FirstRows {
  readonly view: GridView;
  readonly answer: GridAnswer;
}

function opened(definition: GridDefinition): OpenedGrid {
  const { name, id, configId, sortedBy, sortedFrom = 'asc', columns: defined, searched = [] } = definition;
  const columns = defined.map(({ formatter, empty, words, doneBy, cssClass, headerCssClass, ...column }) => ({
    ...column,
    path: column.id,
    ...(formatter ? { formatter } : {}),
    ...(empty ? { empty } : {}),
    ...(words ? { words } : {}),
    ...(doneBy ? { doneBy } : {}),
    ...(cssClass ? { cssClass } : {}),
    ...(headerCssClass ? { headerCssClass } : {}),
  }));
  const standard = newView(columns, { id: sortedBy, direction: sortedFrom });
  return { name, id, configId, columns, standard, searched };
}

/**
 * Requests a grid's definition and its first rows in one call: the rows of a view, else of the view that it starts
 * with. Rejects with a RestFailure.
 */
export async function openGrid(
  rest: RestClient,
  name: string,
  view: GridView | undefined,
  signal?: AbortSignal,
): Promise<{ readonly grid: OpenedGrid; readonly first: FirstRows }> {
  const question = view && remoteQuestion(view);
  const request = { ...question, page: 1, pageLimit: runPage, withTotal: true, withDefinition: true };
  const answer = await rest.post(`grids/source/${name}`, request, gridAnswerSchema, inTime(signal));
  if (!answer.definition) throw new Error(`The API does not tell what ${name} is.`);
  const grid = opened(answer.definition);
  return { grid, first: { view: view ?? grid.standard, answer } };
}
