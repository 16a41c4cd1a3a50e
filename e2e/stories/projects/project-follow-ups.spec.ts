import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { openTab } from '../../harness/form-tabs.ts';
import { aName, done, makeProject, save, slidIn } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

const newRow = (page: Page) => page.getByRole('button', { name: 'New', exact: true }).click();
/** Picks an entry in the page of a row. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  await slidIn(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

const field = (page: Page, name: string) => slidIn(page).getByRole('textbox', { name, exact: true });

story('A yearly duty is done, and stands again for the next year', async ({ page, signedIn }) => {
  await signedIn('broker');
  await makeProject(page, aName('Story yearly duty'));
  await openTab(page, 'Obligations');
  await newRow(page);
  await pick(page, 'Type', 'Weed Control');
  await field(page, 'Due').fill('2027-01-15');
  await field(page, 'Repeats every').fill('1');
  await slidIn(page).getByRole('combobox', { name: 'Unit' }).selectOption('years');
  await done(page);
  await save(page);
  const duties = page.getByRole('grid', { name: 'Obligations' });
  await duties.getByRole('gridcell', { name: /^Jan-15-2027/ }).dblclick();
  await slidIn(page).getByRole('button', { name: 'Done today' }).click();
  await expect(slidIn(page)).toContainText('the next one is created, due on Jan-15-2028');
  await done(page);
  await save(page);
  await expect(duties.getByRole('gridcell', { name: /^Jan-15-2028/ })).toBeVisible();
  await expect(duties.locator('tr[data-row]')).toHaveCount(2);
  await page.reload();
  await expect(duties.locator('tr[data-row]')).toHaveCount(2);
  await duties.getByRole('gridcell', { name: /^Jan-15-2028/ }).dblclick();
  await expect(slidIn(page)).toContainText('Created when the previous one was done.');
});

story(
  'A band is engaged and the call that nobody answered is noted, in one save',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await makeProject(page, aName('Story engagement'));
    await openTab(page, 'Indigenous');
    await newRow(page);
    await slidIn(page).getByRole('combobox', { name: 'Band' }).click();
    await page.getByRole('option').first().click();
    await field(page, 'Notified').fill('2026-11-20');
    await slidIn(page).getByRole('link', { name: 'Record of contact' }).click();
    await slidIn(page).getByRole('button', { name: 'Log an attempt' }).click();
    await pick(page, 'Method of contact', 'Phone');
    await field(page, 'Comments').fill('Called the lands office; no answer.');
    await done(page);
    await done(page);
    await save(page);
    await page.reload();
    const engagements = page.getByRole('grid', { name: 'Indigenous' });
    await expect(engagements.locator('tr[data-row]')).toHaveCount(1);
    await engagements.locator('tr[data-row] td').first().dblclick();
    await slidIn(page).getByRole('link', { name: 'Record of contact' }).click();
    const contacts = slidIn(page).getByRole('grid', { name: 'Record of contact' });
    await expect(contacts.locator('tr[data-row]')).toHaveCount(1);
    await expect(contacts).toContainText('Not reached');
    await expect(contacts).toContainText('Called the lands office; no answer.');
  },
);

const rowsSchema = v.object({
  result: v.object({ rows: v.array(v.looseObject({ id: v.string(), opens: v.nullable(v.string()) })) }),
});

/** Rows of a list, as its explorer asks for them. */
async function rowsOf(page: Page, source: string, body: object) {
  const answer = await page.request.post(`/api/grids/source/${source}`, {
    data: { pageLimit: 200, parameters: [], ...body },
  });
  expect(answer.status()).toBe(200);
  return v.parse(rowsSchema, await answer.json()).result.rows;
}

/** An agreement without any communication: its number, and the address of its project. */
async function untouchedAgreement(page: Page) {
  const agreements = await rowsOf(page, 'agreements', {
    columns: [{ id: 'called', direction: 'asc' }],
    searchCriteria: { filters: [{ column: 'surfaceStatusStatus', values: ['Not Started'] }] },
  });
  for (const { opens, called } of agreements) {
    if (!opens || typeof called !== 'string') continue;
    const tasks = await rowsOf(page, 'assigned-tasks', {
      columns: [{ id: 'dueDate' }],
      searchCriteria: { filters: [{ column: 'recordName', contains: called }] },
    });
    if (tasks.length === 0) return { number: called, project: `/${opens.split('/').slice(0, 2).join('/')}` };
  }
  throw new Error('Every agreement was spoken about.');
}

story(
  'A task that was mailed is done: the next one is assigned and the status set, as it was told',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    const { number, project } = await untouchedAgreement(page);
    await page.goto(`${project}/tasks`);
    await newRow(page);
    await slidIn(page).getByRole('combobox', { name: 'Record type' }).selectOption('Agreement');
    await slidIn(page).getByRole('combobox', { name: 'Agreement' }).fill(number);
    await page.getByRole('option', { name: number }).first().click();
    await pick(page, 'Task', 'First contact');
    const link = page.url();
    await done(page);
    await save(page);

    await page.goto('/home');
    await page.goto(link);
    const course = slidIn(page).getByRole('region', { name: 'Task status' });
    const follows = course.getByRole('list', { name: 'What follows' });
    await expect(follows).toContainText('‘Present offer’ is assigned to');
    await expect(follows).toContainText('The status becomes ‘Contacted’.');
    await course.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText('‘First contact’ is completed.')).toBeVisible();
    await slidIn(page).getByRole('button', { name: 'Done', exact: true }).click();
    const next = page.getByRole('grid', { name: 'Tasks' }).getByRole('row', { name: new RegExp(number) });
    await expect(next.filter({ hasText: 'Present offer' })).toBeVisible();

    await openTab(page, 'History');
    await expect(page.getByRole('button', { name: 'Friday' })).toHaveAttribute('aria-pressed', 'true');
    const history = page.getByRole('main');
    await expect(history).toContainText('Assigned by its rules');
    await expect(history).toContainText('Status set by its rules');

    await page.goto('/home?source=agreements');
    await page.getByRole('searchbox', { name: 'Filter' }).fill(number);
    await expect(
      page.getByRole('grid').getByRole('row', { name: new RegExp(`${number}.*Contacted`) }),
    ).toBeVisible();
  },
);
