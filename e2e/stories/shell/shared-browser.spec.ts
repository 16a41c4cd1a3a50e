import type { Page } from '@playwright/test';
import { demoPassword, expect, story, userNameOf } from '../../harness/suite-story.ts';

const project = '/surface-project/0b6d6f0a-5b3c-4c00-9a00-000000000036';

/** All that the page's origin keeps in the browser. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

async function signIn(page: Page, person: 'broker' | 'operator'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in to Rightway' });
  await dialog.getByLabel('User name or e-mail').fill(userNameOf(person));
  await dialog.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

story(
  'Whoever signs in next in the same tab sees nothing that was typed or chosen before',
  async ({ page }) => {
    const filter = page.getByPlaceholder('Filter...');
    await page.goto(`${project}/agreements`);
    await signIn(page, 'broker');
    await filter.fill('Friesen');
    await page.goto('/home?source=agreements');
    const search = page.getByRole('searchbox').first();
    await search.fill('TWS-0036-001');
    const rows = page.getByRole('grid').locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await rows.first().locator('[data-select]').click();
    // What is kept is kept as one leaves a list.
    await page.getByRole('link', { name: 'Rightway', exact: true }).click();
    expect(await keptIn(page)).toContain('Friesen');

    await page.getByRole('button', { name: 'Brooke Hanson' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in to Rightway' })).toBeVisible();
    for (const word of ['Friesen', 'TWS-0036-001', 'Brooke']) expect(await keptIn(page)).not.toContain(word);

    await signIn(page, 'operator');
    await page.goto(`${project}/agreements`);
    await expect(page.getByRole('grid', { name: 'Agreements' }).locator('tbody tr').first()).toBeVisible();
    await expect(filter).toHaveValue('');
    await page.goto('/home?source=agreements');
    await expect(search).toHaveValue('');
    await expect(rows.first()).toBeVisible();
    await expect(rows.and(page.locator('[aria-selected=true]'))).toHaveCount(0);
  },
);

story(
  'Who takes over a tab whose session has ended sees nothing of the one before',
  async ({ page, context, expectedMessages }) => {
    expectedMessages.push(/status of 401/);
    await page.goto(`${project}/agreements`);
    await signIn(page, 'broker');
    await page.getByPlaceholder('Filter...').fill('Friesen');
    await context.clearCookies();
    await page.goto(`${project}/agreements`);
    await signIn(page, 'operator');
    await expect(page.getByPlaceholder('Filter...')).toHaveValue('');
    expect(await keptIn(page)).not.toContain('Friesen');
  },
);
