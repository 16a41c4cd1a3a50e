import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { openTab } from './form-tabs.ts';

/** A row of a sheet by the titles of its columns. */
export type SheetRow = Readonly<Record<string, string | number>>;

/** The dialog in which agreements are imported from a workbook. */
export const importDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Import Agreements' });

/** The grid of a sheet in the review. */
export const sheetGrid = (page: Page, name: string): Locator =>
  importDialog(page).getByRole('grid', { name, exact: true });

/** Opens an entry of the agreements' menu Actions, on the project that is open. */
export async function openImport(page: Page, entry: 'Import' | 'Past imports'): Promise<void> {
  await openTab(page, 'Agreements');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Downloads the starter workbook from the first step, and fills the rows of its first sheet into it. */
export async function filledStarter(page: Page, rows: readonly SheetRow[]): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await importDialog(page).getByRole('link', { name: 'Download the starter template' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('rightway-agreement-import.xlsx');
  const { sheets } = await readXlsx(await readFile(await download.path()));
  const filled = sheets.map((sheet, place) => {
    const [titles = []] = sheet.rows;
    const own = place === 0 ? rows.map((row) => titles.map((title) => row[String(title)] ?? null)) : [];
    return { name: sheet.name, rows: [...sheet.rows.map((row) => [...row]), ...own] };
  });
  return Buffer.from(await writeXlsx({ sheets: filled }));
}

/** Sends a workbook from the first step on, up to the review. */
export async function reviewWorkbook(page: Page, name: string, bytes: Buffer): Promise<void> {
  const dialog = importDialog(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Choose files').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: bytes,
  });
  await expect(dialog.getByRole('heading', { name: 'Final Review' })).toBeVisible();
}

/** Goes to the next fault and corrects it in place. */
export async function fixNext(page: Page, text: string): Promise<void> {
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await importDialog(page)
    .getByRole('combobox', { name: /of row/ })
    .or(importDialog(page).getByRole('textbox', { name: /of row/ }))
    .fill(text);
  await page.keyboard.press('Enter');
}
