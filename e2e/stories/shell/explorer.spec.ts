import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { allAgreements, explorerCell, rowCount, startHeading } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

const grid = (page: Page) => page.getByRole('grid');

/** How many rows the list shows that it has. */
const numberOfRows = async (page: Page): Promise<number> =>
  Number.parseInt((await rowCount(page).textContent()) ?? '', 10);

const columnMenu = (page: Page, title: string) =>
  page
    .getByRole('columnheader', { name: title, exact: false })
    .getByRole('button', { name: /sort, group and filter/ });

/** Texts of a column in the rows that are in the page, from the top. */
async function columnTexts(page: Page, title: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const headers = [...document.querySelectorAll('[role="grid"] th')];
    const place = headers.findIndex((header) => header.textContent?.trim().startsWith(wanted));
    return [...document.querySelectorAll<HTMLElement>('[role="grid"] tr[data-row]')]
      .toSorted((one, other) => Number(one.dataset['row']) - Number(other.dataset['row']))
      .map((row) => row.querySelector(`[data-column="${place}"]`)?.textContent ?? '')
      .filter(Boolean);
  }, title);
}

/** Resolves when the record that is opened next is among the recent ones: the page reports it once it is shown. */
const isNoted = (page: Page) => page.waitForResponse('**/api/start/recent');

story.beforeEach(async ({ signedIn }) => {
  await signedIn('admin');
});

story('Staff find a record among all, sort it up, and open it with Enter', async ({ page }) => {
  await page.goto('/home?source=agreements');
  await expect(rowCount(page)).toHaveText(allAgreements);
  const height = async () => (await grid(page).locator('..').boundingBox())?.height;
  const whole = await height();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('COO-0052');
  await expect(rowCount(page)).toHaveText(/^\d{1,2} rows$/);
  // A list of few rows ends below them, one of many at the end of the page.
  expect(whole).toBeGreaterThan(400);
  await expect.poll(height).toBeLessThan(200);
  await page.getByRole('button', { name: 'Agreement', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Agreement' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect
    .poll(async () => {
      const numbers = await columnTexts(page, 'Agreement');
      return numbers.length > 1 && numbers.join() === [...numbers].sort().reverse().join();
    })
    .toBe(true);
  const [first = ''] = await columnTexts(page, 'Agreement');
  await grid(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/surface-project\/[0-9a-f-]{36}\/agreements\/[0-9a-f-]{36}\/details$/);
  // The agreement is called the same in its list and over its form.
  await expect(page.getByRole('heading', { name: new RegExp(`^${first}`), level: 2 })).toBeVisible();
});

story('A list of hundreds is looked through, filtered, grouped and exported', async ({ page }) => {
  await page.goto('/home?source=agreements');
  await expect(rowCount(page)).toHaveText(allAgreements);

  await story.step('only the rows in sight are in the page, down to the last', async () => {
    expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
    await grid(page).focus();
    await page.keyboard.press('Control+End');
    const last = 1 + (await numberOfRows(page));
    await expect(grid(page).locator(`tr[aria-rowindex="${last}"] [data-column]`).first()).toBeVisible();
    expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
  });

  await story.step('every row that is found goes into a file', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: /csv/i }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Agreements \d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.trim().split('\r\n').length).toBe(1 + (await numberOfRows(page)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await story.step('a column is filtered by the values that it has, and no longer', async () => {
    await page.getByRole('columnheader', { name: 'Status' }).hover();
    await columnMenu(page, 'Status').click();
    await page.getByRole('dialog').getByLabel('Signed', { exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(rowCount(page)).not.toHaveText(allAgreements);
    const filters = page.getByRole('list', { name: 'Filtered by' });
    await expect(filters).toContainText('Status');
    await expect.poll(async () => [...new Set(await columnTexts(page, 'Status'))]).toEqual(['Signed']);
    await filters.getByRole('button', { name: /Status/ }).click();
    await expect(rowCount(page)).toHaveText(allAgreements);
  });

  await story.step('rows are grouped by a column, and a group opens', async () => {
    await page.getByRole('columnheader', { name: 'Status' }).hover();
    await columnMenu(page, 'Status').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Group by this column' }).click();
    const acquired = grid(page).getByRole('gridcell', { name: /group Acquired/i });
    await expect(acquired).toBeVisible();
    await acquired.click();
    await expect.poll(async () => (await columnTexts(page, 'Agreement')).length).toBeGreaterThan(3);
  });
});

story('A view is kept, and is there in another browser', async ({ page, browser, suite, context }) => {
  await page.goto('/home?source=requests');
  await expect(rowCount(page)).toContainText('rows');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('road');
  await page.getByRole('button', { name: 'Save as …' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Keep this view as').fill('Roads');
  await form.getByLabel('Open it first').check();
  await form.getByRole('button', { name: 'Keep view' }).click();
  await expect(page.getByRole('tab', { name: 'Roads', selected: true })).toBeVisible();
  const other = await browser.newContext({ storageState: { cookies: await context.cookies(), origins: [] } });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${suite.address}/home?source=requests`);
  await expect(elsewhere.getByRole('tab', { name: 'Roads', selected: true })).toBeVisible();
  await expect(elsewhere.getByRole('searchbox', { name: 'Filter' })).toHaveValue('road');
  await other.close();
});

story('Columns are hidden, chosen and put in another order', async ({ page }) => {
  await page.goto('/home?source=agreements');
  await expect(page.getByRole('columnheader', { name: 'Parcels' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Purpose' })).toBeHidden();
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByLabel('Parcels', { exact: true }).uncheck();
  await chooser.getByLabel('Purpose', { exact: true }).check();
  await chooser.getByRole('button', { name: /Landowners.*up|up.*Landowners/i }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Parcels' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Purpose' })).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toContainText('Landowners');
  await page.reload();
  await expect(page.getByRole('columnheader').first()).toContainText('Landowners');
});

story('A smart folder opens what it counts, and records that were opened are listed', async ({ page }) => {
  await page.goto('/home');
  await expect(startHeading(page)).toBeVisible();
  const folder = page
    .getByRole('navigation', { name: 'Navigation' })
    .getByRole('link', { name: /Active projects/ });
  await expect(folder).toContainText(/[\d,]+$/);
  const count = (await folder.textContent())?.match(/[\d,]+$/)?.[0];
  await folder.click();
  await expect(rowCount(page)).toHaveText(`${count} rows`);
  await expect(page.getByRole('heading', { level: 1, name: 'Active projects' })).toBeVisible();
  const name = (await columnTexts(page, 'Description'))[0] ?? '';
  const noted = isNoted(page);
  await explorerCell(page, name).dblclick();
  await expect(page).toHaveURL(/\/surface-project\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await noted;
  await page.goto('/home');
  await expect(
    page.getByRole('region', { name: 'Recent records' }).getByRole('link', { name }),
  ).toBeVisible();
});

story('A number of the day leads to the list that it counts', async ({ page }) => {
  await page.goto('/home');
  const overdue = page.getByRole('region', { name: 'Overdue' }).getByRole('link', { name: /^Obligations/ });
  const count = (await overdue.textContent())?.match(/[\d,]+$/)?.[0];
  await overdue.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Obligations' })).toBeVisible();
  await expect(rowCount(page)).toHaveText(new RegExp(`^${count} rows?$`));
});

story('A record that was opened by its address is among the recent ones too', async ({ page }) => {
  await page.goto('/home?source=countries');
  await explorerCell(page, 'MX').dblclick();
  await expect(page.getByRole('heading', { name: 'Mexico' })).toBeVisible();
  const address = page.url();
  await page.goto('/home?source=agreement-types');
  const noted = isNoted(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Mexico' })).toBeVisible();
  await noted;
  await page.goto('/home');
  await expect(
    page
      .getByRole('region', { name: 'Recent records' })
      .getByRole('link', { name: /MX|Mexico/ })
      .first(),
  ).toBeVisible();
});

story('A list that cannot be read says so and comes when tried again', async ({ page, expectedMessages }) => {
  expectedMessages.push(/500/);
  const calls = '**/api/grids/source/**';
  await page.route(calls, (route) =>
    route.fulfill({ status: 500, json: { message: 'The list cannot be read now.' } }),
  );
  await page.goto('/home?source=agreements');
  await expect(page.getByRole('alert')).toContainText('The list cannot be read now.');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(rowCount(page)).toHaveText(allAgreements);
});
