import type { Page } from '@playwright/test';
import { hasNoBarriers, overlays } from '../../harness/barriers.ts';
import { filterRows, rowCount } from '../../harness/start-screen.ts';
import { demoPassword, expect, story, userNameOf } from '../../harness/suite-story.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const beside = (page: Page) => page.getByRole('complementary', { name: /^Beside the list/ });

/** Tabs on until the list has the focus. */
async function tabToGrid(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => document.activeElement?.getAttribute('role'));
    })
    .toBe('grid');
}

story('A landman signs in and opens an agreement by its owner, by keyboard alone', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByLabel('User name or e-mail')).toBeFocused();
  await page.keyboard.type(userNameOf('operator'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('peters');
  const first = page.getByRole('group', { name: 'Agreements' }).getByRole('option').first();
  await expect(first).toContainText('Peters');
  await hasNoBarriers(page, { what: 'the box with what it found', within: overlays });
  // An owner may be the second of an agreement, which its name does not say: it is known by its number.
  const [number = ''] = ((await first.textContent()) ?? '').split(' · ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/agreements\/[0-9a-f-]{36}\/details$/);
  await expect(page.getByRole('heading', { name: new RegExp(`^${number} · `), level: 2 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such thing');
  await expect(page.getByText(/Nothing was found for/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();

  // Who does not know the key finds the box in the bar at the top.
  const find = page.getByRole('banner').getByRole('button', { name: 'Find anything' });
  await find.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
});

/** The keys are fetched after the first screen; opening the box fetches them immediately. */
async function keysHaveCome(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-modal="true"]')).toHaveCount(0);
}

story('Keys lead to a list, into its filter and from row to row beside it', async ({ page, signedIn }) => {
  await signedIn('operator');
  await page.goto('/home?source=projects');
  await expect(page.getByRole('grid')).toBeVisible();
  await keysHaveCome(page);

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/source=agreements/);
  await expect(page.getByRole('grid', { name: 'Agreements' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  await expect(rowCount(page)).toContainText(/\d rows/);
  await filterRows(page, 'agreements', 'peters', (text) => page.keyboard.type(text));
  await tabToGrid(page);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+Enter');
  await expect(beside(page)).toBeFocused();
  await expect(page).toHaveURL(/peek=/);
  await expect(beside(page).getByRole('heading', { level: 2 })).not.toHaveText('The record');
  await hasNoBarriers(page, { what: 'a record beside its list' });
  const first = page.url();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(first);
  await page.reload();
  await expect(beside(page).getByRole('heading', { level: 2 })).not.toHaveText('The record');
  await page.keyboard.press('Escape');
  await expect(beside(page)).toBeHidden();

  await keysHaveCome(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toContainText('Go to Agreements');
  await hasNoBarriers(page, { what: 'the sheet of keys', within: overlays });
  await sheet.getByRole('switch').press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
});
