import type { Page } from '@playwright/test';
import { allAgreements, explorerCell, filterRows, rowCount } from '../../harness/start-screen.ts';
import { demoPassword, expect, story, userNameOf } from '../../harness/suite-story.ts';

const grid = (page: Page) => page.getByRole('grid');

/** The row that the keyboard is at, by its place among all. */
const cursorRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const active = document.querySelector('[role="grid"]')?.getAttribute('aria-activedescendant') ?? '';
    const row = document.getElementById(active)?.closest('[aria-rowindex]');
    return Number(row?.getAttribute('aria-rowindex') ?? 0);
  });

const scrolled = (page: Page): Promise<number> =>
  grid(page).evaluate((table) => table.parentElement?.scrollTop ?? 0);

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');

story.beforeEach(async ({ signedIn }) => {
  await signedIn('admin');
});

story('Who comes back to a list stands where they stood, by keyboard alone', async ({ page }) => {
  await page.goto('/home?source=cities');
  await expect(grid(page).getByRole('row').nth(2)).toBeVisible();
  await expect.poll(() => focused(page)).toBe('H1');
  await filterRows(page, 'cities', 'a', (text) => page.getByRole('searchbox', { name: 'Filter' }).fill(text));
  await expect(page).toHaveURL(/&view=/);
  const address = page.url();
  await grid(page).focus();
  for (let row = 0; row < 4; row += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const row = await cursorRow(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/master-data\/cities\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: /^5 of \d+$/ })).toBeVisible();
  await expect(page).toHaveTitle(/.+ · Cities · Rightway/);
  await expect(
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Cities', exact: true }),
  ).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(address);
  await expect(grid(page)).toBeFocused();
  await expect.poll(() => cursorRow(page)).toBe(row);
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('a');
  await expect(page.getByRole('status').first()).toContainText('1 selected');
});

story('Back brings the scroll of a long list with it', async ({ page }) => {
  await page.goto('/home?source=agreements');
  await expect(page.getByRole('status').first()).toHaveText(allAgreements);
  await grid(page).focus();
  for (let screen = 0; screen < 10; screen += 1) await page.keyboard.press('PageDown');
  // The row that the keyboard is at has to be read and drawn first.
  await expect.poll(() => cursorRow(page)).toBeGreaterThan(0);
  await expect(grid(page).locator(`tr[aria-rowindex="${await cursorRow(page)}"]`)).toContainText(/\w/);
  const [row, top] = [await cursorRow(page), await scrolled(page)];
  expect(top).toBeGreaterThan(2000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/agreements\//);
  await expect(page.getByRole('textbox', { name: 'Agreement number' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(top);
  await expect.poll(() => cursorRow(page)).toBe(row);
});

story(
  'One goes from record to record of a list with a key, and asks before leaving edits',
  async ({ page }) => {
    await page.goto('/home?source=countries');
    await explorerCell(page, 'CA').dblclick();
    await expect(page.getByRole('heading', { name: 'Canada' })).toBeVisible();
    const place = page.getByRole('link', { name: /^\d+ of \d+$/ });
    const here = Number((await place.textContent())?.match(/^\d+/)?.[0]);
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('link', { name: new RegExp(`^${here + 1} of`) })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Canada' })).toBeHidden();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('heading', { name: 'Canada' })).toBeVisible();

    await page.getByLabel('Name').fill('Canada!');
    await page.getByRole('button', { name: /Next record/ }).click();
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await expect(question).toBeVisible();
    await question.getByRole('button').last().click();
    await expect(page.getByRole('link', { name: new RegExp(`^${here + 1} of`) })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/source=countries/);
    await expect.poll(() => cursorRow(page)).toBe(here + 2);
  },
);

story('A list can be mailed, and shows its reader what is theirs', async ({ page, browser, suite }) => {
  await page.goto('/home?source=agreements');
  await expect(page.getByRole('status').first()).toHaveText(allAgreements);
  await filterRows(page, 'agreements', 'COO-005', (text) =>
    page.getByRole('searchbox', { name: 'Filter' }).fill(text),
  );
  await expect(page).toHaveURL(/&view=/);
  await expect(rowCount(page)).not.toHaveText(allAgreements);
  const all = await rowCount(page).textContent();
  const address = page.url();

  const other = await browser.newContext({ baseURL: suite.address });
  await other.request.post('/api/account/sign-in', {
    data: { userName: userNameOf('prairie'), password: demoPassword },
  });
  const theirs = await other.newPage();
  await theirs.goto(address);
  await expect(theirs.getByRole('searchbox', { name: 'Filter' })).toHaveValue('COO-005');
  await expect(theirs.getByRole('status').first()).toContainText('rows');
  await expect(theirs.getByRole('status').first()).not.toHaveText(all ?? '');

  await theirs.goto(`${address.replace(/&view=.*/, '')}&view=nonsense`);
  await expect(theirs.getByRole('status').first()).toContainText(
    'asks for a view that this list does not have',
  );
  await other.close();
});

story('On a phone the places of every day stand at the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const bar = page.getByRole('navigation', { name: 'Main places' });
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  for (const target of await bar.locator('a, button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await bar.getByRole('link', { name: 'My tasks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Overdue' })).toBeHidden();
  await bar.getByRole('button', { name: 'New' }).click();
  await page.getByRole('menuitem', { name: 'Countries' }).click();
  await expect(page).toHaveURL(/\/master-data\/countries\/new/);
  await expect(page.getByRole('heading', { level: 1, name: 'New' })).toBeVisible();
});
