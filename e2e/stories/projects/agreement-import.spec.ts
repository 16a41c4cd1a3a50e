import { agreementRows } from '../../harness/agreement-form.ts';
import {
  filledStarter,
  fixNext,
  importDialog,
  openImport,
  reviewWorkbook,
  type SheetRow,
  sheetGrid,
} from '../../harness/agreement-sheet.ts';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { pageOf } from '../../harness/page-of.ts';
import { aName, makeProject, save } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** Agreements of a sheet, some of whose cells are other ones. */
const sheetOf = (count: number, others: Readonly<Record<number, SheetRow>> = {}): readonly SheetRow[] =>
  Array.from({ length: count }, (_, place) => ({
    'Agreement key': `A${place + 1}`,
    Name: `Sheet quarter ${place + 1}`,
    Effective: '2026-03-01',
    ...others[place + 1],
  }));

story(
  'A sheet of agreements is mended in its review, imported, and undone but for what was edited since',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await makeProject(page, aName('Story import'));
    await openImport(page, 'Import');
    const bad = { 2: { Effective: 'soon' }, 30: { Name: '' }, 59: { 'Gross area': 'about 4' } };
    await reviewWorkbook(page, 'survey.xlsx', await filledStarter(page, sheetOf(60, bad)));
    const dialog = importDialog(page);
    await expect(dialog.getByText('Errors 3')).toBeVisible();
    await expect(dialog.getByText('Finalize will do: 57 new, 3 left out.')).toBeVisible();
    await hasNoBarriers(page, { what: 'the review of an import' });
    await sheetGrid(page, 'Agreements').focus();
    await fixNext(page, '2026-03-02');
    await expect(dialog.getByText('Errors 2')).toBeVisible();
    await fixNext(page, 'Sheet quarter 30');
    await expect(dialog.getByText('Errors 1')).toBeVisible();
    await fixNext(page, '4.2');
    await expect(dialog.getByText('Errors 0')).toBeVisible();
    await expect(dialog.getByText('Finalize will do: 60 new.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Finalize' }).click();
    await expect(dialog.getByText('survey.xlsx: 60 new.')).toBeVisible();
    await dialog.getByRole('button', { name: 'To the agreements' }).click();
    await agreementRows(page).first().dblclick();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toHaveValue('Sheet quarter 1');
    await name.fill('Sheet quarter 1, north');
    await save(page);
    await page.getByRole('button', { name: 'To the list' }).click();
    await openImport(page, 'Past imports');
    await dialog.getByRole('button', { name: 'Undo survey.xlsx' }).click();
    await expect(dialog.getByText('Agreements that will be deleted: 59.')).toBeVisible();
    await expect(
      dialog.getByRole('row', { name: 'Sheet quarter 1, north Changed by Brooke Hanson since.' }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(dialog.getByText('Agreements deleted: 59.')).toBeVisible();
    await dialog.getByRole('button', { name: 'To the agreements' }).click();
    await expect(agreementRows(page)).toHaveCount(1);
    await expect(agreementRows(page).first()).toContainText('Sheet quarter 1, north');
  },
);

story(
  'An import goes on while its browser is closed, and is there for who comes back; who may not import finds none',
  async ({ page, context, browser, baseURL, signedIn }) => {
    await signedIn('broker');
    await makeProject(page, aName('Story import of nobody'));
    const address = page.url();
    await openImport(page, 'Import');
    await reviewWorkbook(page, 'night.xlsx', await filledStarter(page, sheetOf(40)));
    const finalized = page.waitForRequest(/finalize-import-file/);
    await importDialog(page).getByRole('button', { name: 'Finalize' }).click();
    await finalized;
    await page.close();
    const later = await context.newPage();
    await later.goto(address);
    await openImport(later, 'Past imports');
    const line = importDialog(later).getByRole('row', { name: /night\.xlsx/ });
    await expect(line).toContainText('Done: 40 new');
    await importDialog(later).getByRole('button', { name: 'Undo night.xlsx' }).click();
    await importDialog(later).getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(importDialog(later).getByText('Agreements deleted: 40.')).toBeVisible();
    await importDialog(later).getByRole('button', { name: 'To the agreements' }).click();
    await expect(later.getByText('There are no agreements.')).toBeVisible();
    const operator = await pageOf(browser, baseURL ?? '', 'operator');
    await operator.goto(address.replace('/details', '/agreements'));
    await operator.getByRole('button', { name: 'Actions', exact: true }).click();
    await expect(operator.getByRole('menuitem', { name: /Reassign/ })).toBeVisible();
    await expect(operator.getByRole('menuitem', { name: 'Import', exact: true })).toHaveCount(0);
    await operator.context().close();
  },
);
