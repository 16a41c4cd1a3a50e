import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askApi } from '../../harness/ask-api.ts';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { aName, done, makeProject, save, saved, slidIn } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** Ten days before the spud and on: how many, in what, on which side. */
const rules = [
  [40, 'WorkingDays', 'Before'],
  [30, 'WorkingDays', 'Before'],
  [20, 'WorkingDays', 'Before'],
  [10, 'AlbertaDays', 'Before'],
  [5, 'WorkingDays', 'Before'],
  [2, 'Weeks', 'Before'],
  [1, 'Days', 'Before'],
  [0, 'Days', 'After'],
  [1, 'Weeks', 'After'],
  [3, 'Months', 'After'],
  [60, 'Days', 'After'],
] as const;

/** A model of eleven tasks around a spud date, and the task manager that puts it to work. */
async function makeDrillingModel(page: Page, name: string): Promise<void> {
  const keep = async (type: string, input: object) => {
    const id = randomUUID();
    await askApi(page, `mutation K($input: ${type}Input!) { found: update${type}(input: $input) { id } }`, {
      input: { id, ...input },
    });
    return id;
  };
  const items = [];
  for (const [place, [dueCount, dueUnit, dueSide]] of rules.entries()) {
    const task = await keep('Task', { name: `${name} ${place + 1}`, taskType: 'Project' });
    const follows = { dueAnchor: 'NamedDate', dueDateName: 'Spud', dueCount, dueUnit, dueSide };
    items.push({ id: randomUUID(), task: { id: task }, ...follows });
  }
  const model = await keep('TaskModel', { name, items });
  const company = await askApi(page, '{ found: companies(query: "Rightway") { id } }');
  const [{ id }] = company as [{ id: string }];
  await keep('TaskManager', { name, productClient: { id }, taskModel: { id: model }, roles: [] });
}

const planned = (page: Page) => slidIn(page).getByRole('textbox', { name: 'Planned', exact: true });

story('A spud date that moves takes eleven tasks along, after it was said', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/home');
  const name = aName('Story drilling');
  await makeDrillingModel(page, name);
  await makeProject(page, name);

  await openTab(page, 'Key dates');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await slidIn(page).getByRole('textbox', { name: 'Name' }).fill('Spud');
  await planned(page).fill('2027-05-10');
  await done(page);
  await save(page);

  // What the model would do is shown before it does it.
  await openTab(page, 'Tasks');
  await page.getByRole('button', { name: 'Assign a model …' }).first().click();
  await slidIn(page)
    .getByRole('combobox', { name: /^Task manager/ })
    .selectOption({ label: name });
  const plan = slidIn(page).getByRole('table', { name: 'What will be assigned' });
  await expect(plan.getByRole('row')).toHaveCount(12);
  await expect(plan.getByRole('row', { name: `${name} 6` })).toContainText('Apr-26-2027');
  await expect(plan.getByRole('row', { name: `${name} 6` })).toContainText(
    '2 weeks before the key date ‘Spud’',
  );
  await slidIn(page).getByRole('button', { name: 'Assign', exact: true }).click();
  const tasks = page.getByRole('grid', { name: 'Tasks' });
  await expect(tasks.locator('tr[data-row]')).toHaveCount(11);

  // One of them is set by hand, and stays from now on.
  await tasks.getByRole('gridcell', { name: `${name} 9`, exact: true }).dblclick();
  await slidIn(page)
    .getByRole('checkbox', { name: /^Set by hand/ })
    .check();
  await slidIn(page).getByRole('textbox', { name: 'Due', exact: true }).fill('2027-05-20');
  await done(page);
  await save(page);

  await openTab(page, 'Key dates');
  await page.getByRole('grid', { name: 'Key dates' }).getByRole('gridcell', { name: 'Spud' }).dblclick();
  await planned(page).fill('2027-06-01');
  await done(page);
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: 'Dates of tasks move' });
  await expect(question).toContainText('This save moves the dates of 10 tasks:');
  await expect(question.getByRole('listitem')).toHaveCount(11);
  await expect(question).toContainText(`‘${name} 6’: Apr-26-2027 → May-18-2027`);
  await expect(question).toContainText(`‘${name} 9’ stays on May-20-2027: the date was set by hand.`);
  await hasNoBarriers(page, { what: 'the question before dates of tasks move' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing was saved. The tasks have not moved.')).toBeVisible();

  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: 'Save and move' }).click();
  await saved(page);
  await openTab(page, 'Tasks');
  await expect(tasks.getByRole('row', { name: `${name} 6` })).toContainText('May-18-2027');
  await expect(tasks.getByRole('row', { name: `${name} 9` })).toContainText('May-20-2027');
  await tasks.getByRole('gridcell', { name: `${name} 9`, exact: true }).dblclick();
  await slidIn(page)
    .getByRole('checkbox', { name: /^Set by hand/ })
    .uncheck();
  await done(page);
  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: 'Save and move' }).click();
  await saved(page);
  await page.reload();
  await expect(tasks.getByRole('row', { name: `${name} 9` })).toContainText('Jun-08-2027');

  // Each is a bar on the line of time, and opens from it.
  await page.getByRole('radio', { name: 'Timeline' }).check({ force: true });
  const line = page.getByRole('region', { name: 'Timeline' });
  await expect(line.getByRole('link')).toHaveCount(11);
  await hasNoBarriers(page, { what: 'the tasks of a project on a line of time' });
  await line.getByRole('link', { name: `${name} 6` }).focus();
  await page.keyboard.press('Enter');
  await expect(slidIn(page).getByText('Due 2 weeks before the key date ‘Spud’.')).toBeVisible();
});
