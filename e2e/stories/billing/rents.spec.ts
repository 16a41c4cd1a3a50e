import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseCsv } from 'hucre/csv';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { countedActions } from '../../harness/counted-actions.ts';
import { pageOf } from '../../harness/page-of.ts';
import { expect, story } from '../../harness/suite-story.ts';

const rents = (page: Page) => page.getByRole('grid', { name: 'Rents of this run' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Pays missed ones too, all or one, with a word for who approves. */
async function catchUp(page: Page, which: 'all' | 'one') {
  await page.getByRole('button', { name: /^Missed \d+$/ }).click();
  const missed = rents(page).getByRole('row').filter({ hasText: 'Your decision' });
  await expect(missed.first()).toBeVisible();
  const tick =
    which === 'all' ? rents(page).locator('[data-select-all]') : missed.first().locator('[data-select]');
  await tick.click();
  await page.getByRole('button', { name: 'Pay anyway' }).click();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('It was never paid');
  await dialog(page).getByRole('button', { name: 'Pay anyway' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

story(
  'The rents of a month are found, one is stopped, the others are approved by another person, taken back, found again and sent with their file',
  async ({ page, browser, baseURL, signedIn }) => {
    await signedIn('operator');
    await page.goto('/rentals');
    await expect(page.getByRole('heading', { name: 'Rents', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Find the rents' }).click();
    await expect(rents(page)).toBeVisible();
    await expect(page.getByText('To be approved')).toBeVisible();
    const approve = page.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeDisabled();

    await catchUp(page, 'all');
    const pays = page.getByText(/^Pays [1-9]\d* rents?, /);
    const caughtUp = rents(page).getByRole('row').filter({ hasText: 'It was never paid' }).first();
    await expect(caughtUp).toBeVisible();
    const before = (await pays.textContent()) ?? '';

    await caughtUp.dblclick();
    await dialog(page).getByLabel('Payment hold').selectOption('Stop payment');
    await dialog(page).getByLabel('Reason for the hold').fill('The gate was left open');
    await dialog(page).getByRole('button', { name: 'Save schedule' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(pays).not.toHaveText(before);

    const other = await pageOf(browser, baseURL ?? '', 'approver');
    await other.goto(new URL(page.url()).pathname);
    await other.getByRole('button', { name: 'Approve' }).click();
    await dialog(other).getByRole('button', { name: 'Approve' }).click();
    await expect(other.getByText(/^Approved by April Roy/)).toBeVisible();
    await other.getByRole('button', { name: 'Take back' }).click();
    await dialog(other).getByRole('textbox', { name: 'Reason' }).fill('Only tried out');
    await dialog(other).getByRole('button', { name: 'Take back' }).click();
    await expect(other.getByText(/Only tried out/)).toBeVisible();
    const trail = other.getByRole('navigation', { name: 'Breadcrumbs' });
    await trail.getByRole('link', { name: 'Rentals' }).click();
    await expect(other.getByRole('row').filter({ hasText: 'Taken back' })).toBeVisible();

    // The rents are free again: the other one finds them, one that was missed goes with them, and they go out.
    // Found, looked through and approved: three actions besides what is decided about single rents.
    const [finds, approves] = [countedActions(other), countedActions(page)];
    await finds.click(other.getByRole('button', { name: 'Find the rents' }));
    await expect(rents(other)).toBeVisible();
    await catchUp(other, 'one');
    await page.goto(new URL(other.url()).pathname);
    await approves.click(page.getByRole('button', { name: 'Approve' }));
    await approves.click(dialog(page).getByRole('button', { name: 'Approve' }));
    expect(finds.since() + approves.since()).toBe(3);
    await page.getByRole('button', { name: 'Send payments' }).click();
    await dialog(page).getByRole('button', { name: 'Send payments' }).click();
    const files = page.getByRole('table', { name: 'Files of this run' });
    const download = page.waitForEvent('download');
    await files.getByRole('link', { name: 'CSV' }).click();
    const file = await (await download).path();
    const [heads, ...lines] = parseCsv((await readFile(file, 'utf8')).replace('\uFEFF', ''));
    expect(heads?.slice(0, 6)).toEqual(['Payment', 'Due', 'Vendor', 'Payee', 'Address', 'Amount']);
    // A registrant's tax has a column of its own.
    const [amount, tax] = ['Amount', 'GST/HST'].map((head) => heads?.indexOf(head) ?? -1);
    const cents = lines.reduce(
      (sum, line) => sum + Math.round((Number(line[amount ?? 0]) + Number(line[tax ?? 0])) * 100),
      0,
    );
    const rowText = (await files.getByRole('row').nth(1).textContent()) ?? '';
    expect(rowText.replaceAll(',', '')).toContain((cents / 100).toFixed(2));
    await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled();
    await hasNoBarriers(page, { what: 'a run of rents with its files' });
    await other.context().close();
  },
);
