import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { demoAccounts } from '../../api/src/demo/index.ts';
import { askApi } from './ask-api.ts';

const projectsSchema = v.object({
  nodes: v.array(
    v.object({
      id: v.string(),
      revision: v.number(),
      afeNumber: v.nullable(v.string()),
      client: v.nullable(v.object({ id: v.string(), name: v.string() })),
    }),
  ),
});

/** A project with an AFE number, and the client that is billed for it. */
export interface BilledProject {
  readonly id: string;
  readonly revision: number;
  readonly afeNumber: string;
  readonly client: { readonly id: string; readonly name: string };
}

/** The projects that can be billed. */
export async function billedProjects(page: Page): Promise<readonly BilledProject[]> {
  const { nodes } = v.parse(
    projectsSchema,
    await askApi(
      page,
      'query P { found: surfaceProjects(first: 100) { nodes { id revision afeNumber client { id name } } } }',
    ),
  );
  return nodes.flatMap(({ afeNumber, client, ...project }) =>
    afeNumber && client ? [{ ...project, afeNumber, client }] : [],
  );
}

const namedSchema = v.array(v.object({ id: v.string(), name: v.string() }));

/** Makes a new client: an operator's company is a client from the day it is made. */
export async function newClient(page: Page): Promise<BilledProject['client']> {
  const id = randomUUID();
  const companyName = `Operator ${id.slice(0, 8)}`;
  await askApi(page, 'mutation C($input: CompanyInput!) { found: updateCompany(input: $input) { id } }', {
    input: { id, code: id.slice(0, 8), companyName, kind: 'operator' },
  });
  const [client] = v.parse(
    namedSchema,
    await askApi(
      page,
      'query C($name: String) { found: businessAssociates(clientsOnly: true, query: $name) { id name } }',
      { name: companyName },
    ),
  );
  if (!client) throw new Error(`There is no client ${companyName}.`);
  return client;
}

/** Gives a project another client, and returns it as it is billed then. */
export async function withClient(
  page: Page,
  project: BilledProject,
  client: BilledProject['client'],
): Promise<BilledProject> {
  const changed = await askApi(
    page,
    'mutation P($input: SurfaceProjectInput!) { found: updateSurfaceProject(input: $input) { revision } }',
    { input: { id: project.id, revision: project.revision, client: { id: client.id } } },
  );
  return { ...project, ...v.parse(v.object({ revision: v.number() }), changed), client };
}

/** A line of a week: the day from its Monday, its project and work, and its hours. */
interface PlannedLine {
  readonly day: number;
  readonly project: BilledProject;
  readonly work: string;
  readonly hours: string;
}

const day = (monday: string, place: number): string =>
  new Date(Date.parse(monday) + place * 86_400_000).toISOString().slice(0, 10);

/** Types and submits weeks for other people, as people who invoice may; returns their ids. */
export async function typedMonth(
  page: Page,
  names: readonly string[],
  mondays: readonly string[],
  lines: readonly PlannedLine[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const name of names)
    for (const weekStarting of mondays) {
      const user = demoAccounts.find(({ userName }) => userName.startsWith(`${name}@`));
      const id = randomUUID();
      const entries = lines.map(({ day: place, project, work, hours }) => ({
        ...{ id: randomUUID(), date: day(weekStarting, place), project: { id: project.id } },
        ...{ work, quantity: hours },
      }));
      await askApi(
        page,
        'mutation T($input: TimesheetInput!) { found: updateTimesheet(input: $input) { id } }',
        { input: { id, weekStarting, user: { id: user?.id }, entries } },
      );
      ids.push(id);
    }
  await askApi(page, 'mutation S($ids: [ID!]!) { found: submitTimesheets(ids: $ids) { lineCount } }', {
    ids,
  });
  return ids;
}

const lockSchema = v.array(v.object({ id: v.string(), revision: v.number() }));

/** Reopens the closed days of the demo for a reason, or closes them again if there is none. */
export async function openBooks(page: Page, reopenReason: string | null): Promise<void> {
  const found = await askApi(page, 'query L { found: dayLocks(withReopened: true) { id revision } }');
  for (const { id, revision } of v.parse(lockSchema, found))
    await askApi(page, 'mutation L($input: DayLockInput!) { found: updateDayLock(input: $input) { id } }', {
      input: { id, revision, reopenReason },
    });
}
