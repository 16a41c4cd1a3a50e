import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from '@playwright/test';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { shownDate } from 'shared-contracts/shown-dates';
import * as v from 'valibot';
import { askApi } from '../../harness/ask-api.ts';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { approveWeek, spentWeek } from '../../harness/billing.ts';
import { countedActions } from '../../harness/counted-actions.ts';
import { billedProjects, newClient, openBooks, typedMonth, withClient } from '../../harness/month.ts';
import { pageOf } from '../../harness/page-of.ts';
import { today } from '../../harness/peoples-clock.ts';
import { expect, story } from '../../harness/suite-story.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const paper = (page: Page) => page.getByRole('article', { name: 'Preview' });
const header = (page: Page) => page.getByRole('heading', { name: /^(?:Credit note |Bill )?\d{4}-\d{4}/ });

async function finalizeIt(page: Page): Promise<void> {
  await expect(page.getByText('It can be finalized.')).toBeVisible();
  await page.getByRole('button', { name: 'Finalize' }).click();
  await dialog(page).getByRole('button', { name: 'Finalize' }).click();
  await expect(header(page)).toBeVisible();
}

async function more(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Notes what a client paid; all that is open where no amount is given. */
async function pay(page: Page, amount?: string): Promise<void> {
  await more(page, 'Note a payment');
  if (amount) await dialog(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog(page).getByRole('button', { name: 'Note payment' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

async function approveAll(browser: Browser, baseURL: string, ids: readonly string[]): Promise<void> {
  const leader = await pageOf(browser, baseURL, 'leader');
  await askApi(
    leader,
    'mutation A($ids: [ID!]!) { found: approveTime(selection: { timesheetIds: $ids }) { lineCount } }',
    { ids },
  );
  await leader.context().close();
}

const draftSchema = v.object({ id: v.string() });

/** Drafts an invoice as its screen does; where it opens. */
async function drafted(page: Page, input: object): Promise<string> {
  const made = await askApi(
    page,
    'mutation D($input: InvoiceDraftInput!) { found: draftInvoice(input: $input) { id } }',
    { input: { id: crypto.randomUUID(), invoiceDate: today, ...input } },
  );
  return `/invoices/${v.parse(draftSchema, made).id}/details`;
}

const balances = (page: Page) =>
  askApi(page, 'query B { found: clientBalances { name invoiceCount total } }');

const march = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'];

story(
  'A month of four people and three clients goes from hours to paid',
  async ({ page: admin, browser, baseURL, signedIn }) => {
    await signedIn('admin');
    const projects = await billedProjects(admin);
    const of = (name: string, place = 0) => {
      const found = projects.filter(({ client }) => client.name === name)[place];
      if (!found) throw new Error(`The demo has no project of ${name}.`);
      return found;
    };
    const [northfork, prairie, last] = [of('Northfork Energy'), of('Prairie Gas'), of('Prairie Gas', 2)];
    const fresh = await withClient(admin, last, await newClient(admin));
    await openBooks(admin, 'Time of March is typed');
    const before = await balances(admin);
    const ids = await typedMonth(admin, ['broker', 'invoicing', 'admin', 'superuser'], march, [
      { day: 0, project: northfork, work: 'Land agent', hours: '8' },
      { day: 1, project: prairie, work: 'Call-out', hours: '2.5' },
      { day: 3, project: prairie, work: 'Call-out', hours: '9' },
      { day: 4, project: fresh, work: 'Administration', hours: '0.25' },
    ]);
    await openBooks(admin, null);
    await approveAll(browser, baseURL ?? '', ids);

    const page = await pageOf(browser, baseURL ?? '', 'invoicing');
    await page.goto('/invoices/work-in-progress');
    // Three clicks draft what is unbilled; the days are an action each.
    const act = countedActions(page);
    await act.click(page.getByRole('button', { name: 'Northfork Energy', exact: true }));
    await page.getByText('Only Northfork Energy ×').waitFor();
    await act.click(page.getByRole('button', { name: 'Draft invoice' }));
    await dialog(page).getByRole('textbox', { name: 'Work from' }).fill('2026-03-01');
    await dialog(page).getByRole('textbox', { name: 'Work to' }).fill('2026-03-31');
    await act.click(dialog(page).getByRole('button', { name: 'Draft', exact: true }));
    expect(act.since() + 2).toBe(5);
    // 16 weeks x 8 hours = 128; 128 x 91.20 = 11,673.60; GST 583.68.
    await expect(paper(page).getByRole('row', { name: 'Total CAD' })).toContainText('$12,257.28');
    await finalizeIt(page);
    await pay(page, '10000');
    await expect(page.getByText('$2,257.28 open')).toBeVisible();
    await pay(page);
    await expect(page.getByText(/^Paid /)).toBeVisible();

    // 16 x 4 x 102 = 6,528, and 16 x (8 x 102 + 153) = 15,504: 22,032; GST 1,101.60.
    await page.goto(
      await drafted(page, {
        ...{ clientId: prairie.client.id, periodStart: '2026-03-01', periodEnd: '2026-03-31' },
        subtotals: 'ByAfe',
      }),
    );
    await expect(paper(page)).toContainText('call-out minimum');
    await expect(paper(page)).toContainText('overtime');
    await expect(paper(page).getByRole('row', { name: 'Total CAD' })).toContainText('$23,133.60');
    await finalizeIt(page);
    await pay(page);
    await expect(page.getByText(/^Paid /)).toBeVisible();

    // 16 x 0.25 hours at the default rate of 68 = 272; GST 13.60.
    await page.goto(
      await drafted(page, {
        ...{ clientId: fresh.client.id, periodStart: '2026-03-01', periodEnd: '2026-03-31' },
      }),
    );
    await expect(paper(page).getByRole('row', { name: 'Total CAD' })).toContainText('$285.60');
    await finalizeIt(page);
    await pay(page);
    await expect(page.getByText(/^Paid /)).toBeVisible();
    expect(await balances(page)).toEqual(before);
    await withClient(admin, fresh, last.client);
    await page.context().close();
  },
);

/** The lines of an invoice in a batch for accounting that was downloaded as CSV: [account, debit, credit]. */
async function bookedOf(download: Download, number: string, isPayment = false) {
  const file = await readFile(await download.path(), 'utf8');
  const [heads = [], ...rows] = parseCsv(file.replace('\uFEFF', ''));
  const at = (row: (typeof rows)[number], head: string) => String(row[heads.indexOf(head)] ?? '');
  return rows
    .filter((row) => at(row, 'Invoice') === number && (at(row, 'Kind') === 'Payment') === isPayment)
    .map((row) => [at(row, 'Account'), at(row, 'Debit'), at(row, 'Credit')]);
}

/** What an accountant does with an invoice of which something is open: its statement, its taxes, its payment, its batch. */
async function toTheBooks(page: Page, client: string, number: string): Promise<void> {
  await story.step('the client is told what is open', async () => {
    await page.goto('/invoices/work-in-progress');
    await page.getByRole('button', { name: 'Open balances' }).click();
    const panel = dialog(page);
    await panel.getByRole('button', { name: `Statement of ${client}` }).click();
    const statement = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Statement as Excel' }).click();
    const { sheets } = await readXlsx(await readFile(await (await statement).path()));
    const row = sheets[0]?.rows.find((row) => row[0] === number);
    // 210.21, of which 42.00 were credited.
    expect(row?.slice(-4)).toEqual([210.21, 0, -42, 168.21]);
  });
  await story.step('the taxes of the month lead to the invoice', async () => {
    await page.goto(`/invoices/taxes?by=Month&from=${today.slice(0, 8)}01&to=${today}`);
    const name = `GST/HST · ${today.slice(0, 7)}`;
    await page.getByRole('button', { name: `Invoices of ${name}` }).click();
    const bill = dialog(page).getByRole('row').filter({ hasText: number });
    await expect(bill).toContainText('$10.01');
    await bill.getByRole('link', { name: number }).click();
    await expect(page.getByText('$168.21 open')).toBeVisible();
  });
  await story.step(
    'what seems lost is written off, and owed again once the client pays after all',
    async () => {
      await more(page, 'Write off');
      await hasNoBarriers(page, { what: 'a write-off' });
      await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('100.21');
      await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('In receivership');
      await dialog(page).getByRole('button', { name: 'Write off' }).click();
      await expect(page.getByText('$68.00 open')).toBeVisible();
      await expect(page.getByText('Written off: In receivership')).toBeVisible();
      await page.getByRole('button', { name: 'Take back $100.21' }).click();
      await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('The receiver paid');
      await dialog(page).getByRole('button', { name: 'Take back' }).click();
      await expect(page.getByText('$168.21 open')).toBeVisible();
    },
  );
  await pay(page);
  await expect(page.getByText(/^Paid /)).toBeVisible();
  await story.step('the payment goes into the books with the invoice', async () => {
    await page.goto('/invoices/accounting-exports');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText(/^Exported: \d+ invoices, \d+ payments?\.$/)).toBeVisible();
    const batch = page.getByRole('table', { name: 'Accounting exports' }).getByRole('row').nth(1);
    const download = page.waitForEvent('download');
    await batch.getByRole('link', { name: 'CSV' }).click();
    const file = await download;
    expect(await bookedOf(file, number, true)).toEqual([
      ['1010 Chequing account', '168.21', ''],
      ['1200 Accounts Receivable', '', '168.21'],
    ]);
    expect(await bookedOf(file, number)).toContainEqual(['1200 Accounts Receivable', '210.21', '']);
  });
}

story(
  'A client is billed over two AFEs, a part is credited, and the rest goes over statement and taxes to a payment in the books',
  async ({ page: broker, browser, baseURL, signedIn }) => {
    await signedIn('broker');
    const projects = (await billedProjects(broker)).filter(
      ({ client }) => client.name === 'Northfork Energy',
    );
    const [one] = projects;
    const two = projects.find(({ afeNumber }) => afeNumber !== one?.afeNumber);
    if (!one || !two) throw new Error('The demo has no two AFEs of one client.');
    const week = await spentWeek(broker, [one.id, two.id]);
    await approveWeek(browser, baseURL ?? '', week);
    const page = await pageOf(browser, baseURL ?? '', 'invoicing');
    await page.goto(
      await drafted(page, { clientId: one.client.id, entryIds: week.entryIds, subtotals: 'ByAfe' }),
    );
    // 2 x 100.10 = 200.20; GST 10.01.
    for (const { afeNumber } of [one, two])
      await expect(paper(page)).toContainText(afeNumber.replace(/^AFE /, ''));
    await expect(paper(page).getByText('$100.10')).not.toHaveCount(0);
    await expect(paper(page).getByRole('row', { name: 'Total CAD' })).toContainText('$210.21');
    await finalizeIt(page);
    await more(page, 'Credit a part');
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Half of the pins were ours');
    await dialog(page)
      .getByRole('textbox', { name: /^Credit: / })
      .first()
      .fill('40');
    await hasNoBarriers(page, { what: 'a credit in part' });
    await dialog(page).getByRole('button', { name: 'Make credit note' }).click();
    // 40 of it, and GST in proportion: 10.01 x 40 / 200.20 = 2.
    await expect(paper(page).getByRole('row', { name: 'Total CAD' })).toContainText('-$42.00');
    await page.getByRole('button', { name: /^Open invoice / }).click();
    await expect(page.getByText('$168.21 open')).toBeVisible();
    const [number = ''] = /^\d{4}-\d{4}/.exec((await header(page).textContent()) ?? '') ?? [];
    await toTheBooks(page, one.client.name, number);
    await page.context().close();
  },
);

story(
  'A month’s end is printed twice and says the same',
  async ({ page: broker, browser, baseURL, signedIn }) => {
    await signedIn('broker');
    const [project] = (await billedProjects(broker)).filter(
      ({ client }) => client.name === 'Northfork Energy',
    );
    const week = await spentWeek(broker, [project?.id ?? '', project?.id ?? '']);
    await approveWeek(browser, baseURL ?? '', week);
    const page = await pageOf(browser, baseURL ?? '', 'invoicing');
    const monthEnd = `/invoices/work-in-progress?asOf=${week.monthEnd}`;
    const sums = page.getByRole('table', { name: 'Unbilled amounts by age' });
    // Other weeks have pins of their own.
    const pins = page
      .getByRole('grid', { name: 'Work in progress' })
      .getByRole('row')
      .filter({ hasText: shownDate(week.monday, 'en') })
      .filter({ hasText: 'Survey pins' })
      .first();
    await page.goto(monthEnd);
    await expect(pins).toContainText('Can be billed');
    const first = (await sums.textContent()) ?? '';
    await page.goto(await drafted(page, { clientId: project?.client.id, entryIds: week.entryIds }));
    await finalizeIt(page);
    await pay(page);
    // Long after, the work is billed and paid: of that day it is unbilled as it was.
    await page.goto(monthEnd);
    await expect(pins).toContainText('It was not billed on this day; it is by now.');
    await expect(sums).toHaveText(first);
    await page.context().close();
  },
);
