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

story(
  'Open tabs show nothing of a person who signs out, and the next one starts in them anew',
  async ({ page, context, expectedMessages }) => {
    expectedMessages.push(/status of 401/);
    await page.goto('/home?source=agreements');
    await signIn(page, 'broker');
    await expect(page.getByRole('button', { name: 'Brooke Hanson' })).toBeVisible();
    const typed = await context.newPage();
    await typed.goto(`${project}/details`);
    await typed.getByLabel('Project scope').fill('Not for others');
    const idle = await context.newPage();
    await idle.goto(`${project}/agreements`);
    await expect(idle.getByRole('grid', { name: 'Agreements' }).locator('tbody tr').first()).toBeVisible();

    await page.bringToFront();
    await page.getByRole('button', { name: 'Brooke Hanson' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in to Rightway' })).toBeVisible();

    // A tab without unsaved changes closes what it showed; one with some keeps them for its person, behind a cover.
    await expect(idle.getByRole('dialog', { name: 'Sign in to Rightway' })).toBeVisible();
    await expect(idle.getByText('Brooke Hanson')).toHaveCount(0);
    await expect(typed.getByRole('dialog', { name: 'Sign in to Rightway' })).toBeVisible();
    const cover = typed.locator('.mantine-Modal-overlay');
    await expect(cover).toHaveCSS('background-color', /^(rgb\(|color\(srgb [\d.]+ [\d.]+ [\d.]+\))/);

    await signIn(page, 'operator');
    await expect(page.getByRole('button', { name: 'Owen Peters' })).toBeVisible();
    await expect(idle.getByRole('button', { name: 'Owen Peters' })).toBeVisible();
    await expect(typed.getByRole('dialog', { name: 'Sign in to Rightway' })).toBeVisible();
  },
);

story(
  'Tabs whose session has ended go on once its person signs in in one of them',
  async ({ page, context, expectedMessages }) => {
    expectedMessages.push(/status of 401/);
    await page.goto(`${project}/details`);
    await signIn(page, 'broker');
    const scope = page.getByLabel('Project scope');
    await scope.fill('Typed before the session ended');
    const other = await context.newPage();
    await other.goto('/home?source=agreements');
    await expect(other.getByRole('grid').locator('tbody tr').first()).toBeVisible();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to Rightway' });
    await expect(dialog).toBeVisible();
    await other.reload();
    await signIn(other, 'broker');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
    await expect(scope).toHaveValue('Typed before the session ended');
  },
);
