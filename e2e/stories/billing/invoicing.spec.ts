import type { Page } from '@playwright/test';
import { hasNoBarriers, keepsSpokenLabelsHidden } from '../../harness/barriers.ts';
import { approveWeek, submittedWeek } from '../../harness/billing.ts';
import { countedActions } from '../../harness/counted-actions.ts';
import { pageOf } from '../../harness/page-of.ts';
import { expect, story } from '../../harness/suite-story.ts';

const work = (page: Page) => page.getByRole('grid', { name: 'Work in progress' });
const pins = (page: Page) => work(page).getByRole('row').filter({ hasText: 'Survey pins' });
const sums = (page: Page) =>
  page.getByRole('table', { name: 'Unbilled amounts by age' }).getByRole('row', { name: 'Northfork Energy' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Ticks the lines of the story's week and drafts an invoice of them. */
async function draftThem(page: Page): Promise<void> {
  for (const row of await pins(page).all()) await row.locator('[data-select]').click();
  await page.getByRole('button', { name: 'Draft invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Draft', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Draft invoice' })).toBeVisible();
}

/** Two actions give a draft its number. */
async function finalizeIt(page: Page): Promise<string> {
  await expect(page.getByText('It can be finalized.')).toBeVisible();
  const act = countedActions(page);
  await act.click(page.getByRole('button', { name: 'Finalize' }));
  await act.click(dialog(page).getByRole('button', { name: 'Finalize' }));
  expect(act.since()).toBe(2);
  const heading = page.getByRole('heading', { name: /^\d{4}-\d{4}/ });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

async function step(page: Page, name: string, answer = name): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
  await dialog(page).getByRole('button', { name: answer }).click();
  await expect(dialog(page)).toHaveCount(0);
}

story(
  'A week is handed in, approved, billed, finalized, sent, paid, reversed, and billed again at its old age',
  async ({ page: broker, browser, baseURL, signedIn, mailed }) => {
    await signedIn('broker');
    const week = await submittedWeek(broker, 3);
    const page = await pageOf(browser, baseURL ?? '', 'invoicing');
    await page.goto('/invoices/work-in-progress');
    await expect(pins(page)).toHaveCount(3);
    await expect(pins(page).first()).toContainText('Submitted, and not approved yet.');
    await approveWeek(browser, baseURL ?? '', week);
    await page.reload();
    await expect(pins(page).first()).toContainText('Can be billed');
    const before = (await sums(page).textContent()) ?? '';

    await draftThem(page);
    const paper = page.getByRole('article', { name: 'Preview' });
    await expect(paper).toContainText(/GST .*5% on \$300\.30/);
    await expect(paper.getByRole('row', { name: 'Total CAD' })).toContainText('$315.32');
    await hasNoBarriers(page, { what: 'a draft' });
    await keepsSpokenLabelsHidden(page);
    const number = await finalizeIt(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Send by mail' }).click();
    const to = `payable-${number}@northfork.test`;
    await dialog(page).getByRole('textbox', { name: 'To' }).fill(to);
    await dialog(page).getByRole('button', { name: 'Send by mail' }).click();
    expect(await mailed(to, /enclosed invoice (\d{4}-\d{4}) of/)).toBe(number);
    await step(page, 'Mark as paid');
    await expect(page.getByText(/^Paid /)).toBeVisible();

    // Three actions reverse it, besides the reason.
    const act = countedActions(page);
    await act.click(page.getByRole('button', { name: 'More' }));
    await act.click(page.getByRole('menuitem', { name: 'Reverse' }));
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Billed to the wrong AFE');
    await act.click(dialog(page).getByRole('button', { name: 'Reverse' }));
    expect(act.since()).toBe(3);
    await expect(paper).toContainText(`Reverses invoice ${number}`);
    await expect(paper.getByRole('row', { name: 'Total CAD' })).toContainText('-$315.32');

    await page.goto('/invoices/work-in-progress');
    await expect(pins(page)).toHaveCount(3);
    await expect(sums(page)).toHaveText(before);
    await draftThem(page);
    expect(await finalizeIt(page)).not.toBe(number);
    await page.context().close();
  },
);

story('Somebody without invoice access is not let near invoices', async ({ page, signedIn }) => {
  await signedIn('broker');
  for (const address of ['work-in-progress', 'accounting-exports', 'new']) {
    await page.goto(`/invoices/${address}`);
    await expect(page.getByRole('alert').getByText('Access Denied')).toBeVisible();
  }
});
