import { agreementRows } from '../../harness/agreement-form.ts';
import { fixNext, importDialog, openImport, sheetGrid } from '../../harness/agreement-sheet.ts';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { countedActions } from '../../harness/counted-actions.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { aName, makeProject } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** Quarters of fifty agreements, as a surveyor numbers them along a route. */
const quarters = ['NE', 'NW', 'SE', 'SW'];

/** A surveyor's list: one sheet with a title, French numbers, two owners in a cell, and land that nobody can read. */
function lineList(name: string, count: number): string {
  const rows = Array.from({ length: count }, (_, place) => {
    const section = Math.floor(place / quarters.length) + 1;
    const land =
      place === 7 ? 'somewhere north' : `${quarters[place % quarters.length]} ${section}-117-19-W5M`;
    const owner = place === 0 ? `"${name}, John & Mary"` : `${name} Farms ${place + 1} Ltd.`;
    return `${place + 1};${land};${owner};780-555-01${String(place).padStart(2, '0')};1,25`;
  });
  return [
    'Réseau Northfork, line list;;;;',
    ';;;;',
    'Tract No.;Legal Description;Registered Owner(s);Phone;Area (ha)',
    ...rows,
    'Total;;;;62,5',
  ].join('\r\n');
}

story(
  'A surveyor’s list of one sheet becomes fifty agreements with owners and land by one upload and one Enter',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    const name = aName('Bring');
    await makeProject(page, name);
    await openTab(page, 'Agreements');
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import', exact: true }).click();
    await importDialog(page)
      .getByRole('link', { name: /^Another table\?/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Bring in', exact: true })).toBeVisible();
    const owner = `Zz${name.replace(/\W/g, '')}`;
    await page.getByLabel('Choose files').setInputFiles({
      name: 'Line list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lineList(owner, 50), 'latin1'),
    });
    await expect(page.getByText(/^51 rows make 50 agreements, 51 rows of owners/)).toBeVisible();
    await expect(page.getByText(/^1 row is a title, a sum or the headings once more/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Letters' })).toHaveValue('windows-1252');
    await expect(page.getByRole('combobox', { name: 'Decimal mark' })).toHaveValue('comma');
    await expect(page.getByRole('button', { name: 'To the review' })).toBeFocused();
    await hasNoBarriers(page, { what: 'a table that is brought in' });
    // The headings are seen, and one key goes on.
    await page.getByRole('button', { name: 'To the review' }).focus();
    const act = countedActions(page);
    await act.key('Enter');
    expect(act.since()).toBe(1);
    const dialog = importDialog(page);
    await expect(dialog.getByRole('heading', { name: 'Final Review' })).toBeVisible();
    await expect(dialog.getByText(/1 agreement without land \(1: the row has errors\)\./)).toBeVisible();
    await dialog.getByText(/^Errors 1/).click();
    await expect(sheetGrid(page, 'Parcels')).toContainText('somewhere north');
    await sheetGrid(page, 'Parcels').focus();
    await fixNext(page, 'NW 20-117-19-W5M');
    await expect(dialog.getByText('Errors 0')).toBeVisible();
    await expect(dialog.getByText('Finalize will do: 50 new.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Finalize' }).click();
    await expect(dialog.getByText('Line list.csv: 50 new.')).toBeVisible();
    await dialog.getByRole('button', { name: 'To the agreements' }).click();
    await expect(agreementRows(page).first()).toContainText('NE 1-117-19-W5M');

    // It can be taken back as any other import.
    await openImport(page, 'Past imports');
    await dialog.getByRole('button', { name: 'Undo Line list.csv' }).click();
    await expect(dialog.getByText('Agreements that will be deleted: 50.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(dialog.getByText('Agreements deleted: 50.')).toBeVisible();
    await dialog.getByRole('button', { name: 'To the agreements' }).click();
    await expect(agreementRows(page)).toHaveCount(0);
  },
);
