import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bringKindName } from 'shared-contracts/bring-in';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { type CompanyTable, companyTables, tableText } from '../../harness/company-tables.ts';
import { aName, makeProject } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** Agreements of the company: its twelve sheets have some hundred rows. */
const size = 12;
const few = 3;

/** Drops a sheet at its kind, and waits until the check says what it makes. */
async function check(page: Page, projectId: string, table: CompanyTable): Promise<void> {
  await page.goto(`/bring-in?project=${projectId}&kind=${table.kind}`);
  await expect(page.getByRole('combobox', { name: 'What the table holds' })).toHaveValue(table.kind);
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: table.file, mimeType: 'text/csv', buffer: Buffer.from(tableText(table)) });
  await page.getByRole('button', { name: 'To the review' }).click();
  await expect(page.getByRole('heading', { name: 'What the rows make' })).toBeVisible();
}

/** Writes what was checked. */
async function write(page: Page, records: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Bring in ${records} records?$`) }).click();
  await expect(page.getByRole('heading', { name: 'What the rows made' })).toBeVisible();
}

const recordsOf = ({ rows }: CompanyTable): number => rows.length - 1;

story(
  'A company’s Saturday: twelve sheets that name each other by ids are checked, mended, brought in and reconciled, and one is undone',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    const tag = aName('Sat').replace(/\W/g, '');
    await makeProject(page, tag);
    const projectId = /surface-project\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    const tables = companyTables(tag, size, 103);
    for (const table of tables) {
      await check(page, projectId, table);
      const counts = page.getByText(new RegExp(`^${recordsOf(table)} rows: `));
      if (table.fault) {
        await expect(counts).toHaveText(
          new RegExp(`: ${size - 1} new, 0 changed, 0 unchanged, 1 stays out.$`),
        );
        const wrong = page.getByRole('textbox', { name: new RegExp(`in row ${table.fault.row}$`) });
        await expect(wrong).toHaveValue(table.fault.from);
        if (table.kind === 'associate') await hasNoBarriers(page, { what: 'a sheet to be mended' });
        await wrong.fill(table.fault.to);
        await wrong.press('Enter');
      }
      await expect(counts).toHaveText(/ 0 stay out.$/);
      // Theirs and ours: quarters of 160 acres, leases of 12.5, rents of 1,000.50 a year.
      if (table.kind === 'parcel')
        await expect(page.getByText('Acres: 1920 in the table, 1920 here.')).toBeVisible();
      if (table.kind === 'agreement-record')
        await expect(page.getByText('Acres: 150 in the table, 150 here.')).toBeVisible();
      if (table.kind === 'compensation')
        await expect(page.getByText('Rents a year: 12006 in the table, 12006 here.')).toBeVisible();
      await write(page, recordsOf(table));
    }

    // The last one is undone: vendors that nobody needs.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(`Deleted: ${few}. Left as they are: 0.`)).toBeVisible();

    // Everything else is there, and the agreements leave as a table that changes nothing.
    await page.goto(`/surface-project/${projectId}/agreements`);
    await expect(page.getByText(`Lease 0 of ${tag}`).first()).toBeVisible();
    await page.goto(`/bring-in?project=${projectId}&kind=agreement-record`);
    const title = bringKindName('agreement-record', 'en');
    await expect(page.getByText(`${title} as they are, as a table that comes in again:`)).toBeVisible();
    const [leaving] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV', exact: true }).click(),
    ]);
    await page.getByLabel('Choose files').setInputFiles({
      ...{ name: 'Agreements.csv', mimeType: 'text/csv' },
      buffer: await readFile((await leaving.path()) ?? ''),
    });
    await page.getByRole('button', { name: 'To the review' }).click();
    await expect(
      page.getByText(`${size} rows: 0 new, 0 changed, ${size} unchanged, 0 stay out.`),
    ).toBeVisible();
  },
);
