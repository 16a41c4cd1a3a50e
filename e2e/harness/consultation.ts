import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

const answerSchema = v.object({ data: v.record(v.string(), v.unknown()) });

/** Asks the API as the person of the page. */
async function ask(page: Page, query: string, variables: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await page.request.post('/api/graphql', { data: { query, variables } });
  return v.parse(answerSchema, await answer.json()).data;
}

const rowsSchema = v.array(v.object({ id: v.string() }));
const nodesSchema = v.object({ nodes: rowsSchema });

/** A day so many days from today, as fields take it. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Adds stakeholders with land in Alberta to a project, by the API. */
export async function addStakeholders(page: Page, projectId: string, count: number): Promise<void> {
  const found = await ask(
    page,
    `query Parts($count: Int!) { associates: businessAssociates(first: $count) { id }
      parcels(query: "W5M", first: 1) { nodes { id } } }`,
    { count },
  );
  const associates = v.parse(rowsSchema, found['associates']);
  const [parcel] = v.parse(nodesSchema, found['parcels']).nodes;
  const input = associates.map((businessAssociate) => ({
    id: crypto.randomUUID(),
    projectFileId: projectId,
    businessAssociate,
    relatedParcels: [{ id: crypto.randomUUID(), parcel }],
  }));
  const made = await ask(
    page,
    'mutation Make($input: [StakeholderInput!]!) { made: createStakeholders(input: $input) { id } }',
    { input },
  );
  expect(v.parse(v.array(v.unknown()), made['made'])).toHaveLength(count);
}

/** The board of the project that is open. */
export const board = (page: Page) => page.getByRole('grid', { name: 'Consultation' });

/** A figure above the board. */
export const figure = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Summary of the board' }).getByRole('button', { name });

/** Opens the step of the recipient in a line of the board, by the keyboard. */
export async function fillStep(page: Page, line: number, step: string) {
  const column = await board(page)
    .locator('th[data-header], [role="columnheader"][data-header]', { hasText: step })
    .first()
    .getAttribute('data-header');
  await board(page).locator('tr[data-row]').nth(line).locator(`[data-column="${column}"]`).click();
  await page.keyboard.press('F2');
  return page.getByRole('region', { name: / · / });
}
