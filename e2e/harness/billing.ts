import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { askApi } from './ask-api.ts';
import { pageOf } from './page-of.ts';

const projectsSchema = v.object({
  nodes: v.array(
    v.object({
      id: v.string(),
      afeNumber: v.nullable(v.string()),
      client: v.nullable(v.object({ name: v.string() })),
    }),
  ),
});

/** Weeks from one story's Monday to the next one's, so that each story has a month of its own. */
const apart = 5;

let weeks = -apart;

/** A Monday of its own for each story: a person has each week only once. A worker and its suite begin together. */
const aMonday = (): string => {
  weeks += apart;
  return new Date(Date.UTC(2001, 0, 1) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
};

/** A submitted week of the broker. */
interface TypedWeek {
  readonly id: string;
  readonly monday: string;
  readonly client: string;
}

/**
 * Types and submits a week of the broker, with an expense on each of the first days, on a project with an AFE number.
 */
export async function submittedWeek(page: Page, days: number): Promise<TypedWeek> {
  const { nodes } = v.parse(
    projectsSchema,
    await askApi(
      page,
      'query P { found: surfaceProjects(first: 100) { nodes { id afeNumber client { name } } } }',
      {},
    ),
  );
  const project = nodes.find(({ afeNumber, client }) => afeNumber && client?.name === 'Northfork Energy');
  if (!project) throw new Error('The demo has no such project.');
  const [id, monday] = [randomUUID(), aMonday()];
  const day = (place: number) => new Date(Date.parse(monday) + place * 86_400_000).toISOString().slice(0, 10);
  const entries = Array.from({ length: days }, (_, place) => ({
    ...{ id: randomUUID(), date: day(place), project: { id: project.id }, kind: 'Expense' },
    ...{ cost: '100.10', description: `Survey pins ${place + 1}` },
  }));
  await askApi(page, 'mutation T($input: TimesheetInput!) { found: updateTimesheet(input: $input) { id } }', {
    input: { id, weekStarting: monday, entries },
  });
  await askApi(page, 'mutation S($ids: [ID!]!) { found: submitTimesheets(ids: $ids) { lineCount } }', {
    ids: [id],
  });
  return { id, monday, client: 'Northfork Energy' };
}

/** Approves a week as the broker's approver. */
export async function approveWeek(browser: Browser, baseURL: string, week: TypedWeek): Promise<void> {
  const leader = await pageOf(browser, baseURL, 'leader');
  await askApi(
    leader,
    'mutation A($ids: [ID!]!) { found: approveTime(selection: { timesheetIds: $ids }) { lineCount } }',
    { ids: [week.id] },
  );
  await leader.context().close();
}

/** A submitted week of expenses, one line for each project. */
interface SpentWeek extends TypedWeek {
  readonly entryIds: readonly string[];
  /** The last day of its month. */
  readonly monthEnd: string;
}

/** Types and submits a week of the broker with an expense of $100.10 on each of some projects. */
export async function spentWeek(page: Page, projectIds: readonly string[]): Promise<SpentWeek> {
  const [id, monday] = [randomUUID(), aMonday()];
  const entries = projectIds.map((projectId, place) => ({
    ...{ id: randomUUID(), date: monday, project: { id: projectId }, kind: 'Expense' },
    ...{ cost: '100.10', description: `Survey pins ${place + 1}` },
  }));
  await askApi(page, 'mutation T($input: TimesheetInput!) { found: updateTimesheet(input: $input) { id } }', {
    input: { id, weekStarting: monday, entries },
  });
  await askApi(page, 'mutation S($ids: [ID!]!) { found: submitTimesheets(ids: $ids) { lineCount } }', {
    ids: [id],
  });
  const [year = 0, month = 0] = monday.split('-').map(Number);
  const monthEnd = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return {
    ...{ id, monday, client: 'Northfork Energy', monthEnd },
    entryIds: entries.map((entry) => entry.id),
  };
}
