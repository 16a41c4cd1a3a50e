import type { Page } from '@playwright/test';
import { addLink, deleteDocument, expectStored, findPlace } from '../../harness/document-places.ts';
import { expect, story } from '../../harness/suite-story.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Document' });
const field = (page: Page, name: string) => panel(page).getByRole('textbox', { name, exact: true });

/** Leaves the documents for another part of the same record, and comes back to the address that was open. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const address = page.url();
  const slidIn = page.getByRole('dialog').last();
  if (await slidIn.isVisible()) await slidIn.getByRole('button', { name: 'Done', exact: true }).click();
  else await page.getByRole('navigation', { name: 'Form' }).getByRole('link').first().click();
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(address);
}

/** Closes what lies over the page, and follows a link that leads away from the record. */
async function leaveRecord(page: Page): Promise<void> {
  const slidIn = page.getByRole('dialog').last();
  if (await slidIn.isVisible()) await slidIn.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
}

// In the page of a record, and in one that slid in over another; component tests try every place in which documents lie.
for (const name of ['Project', 'RequestItem'] as const)
  story(`A document is edited within its record, and read there: ${name}`, async ({ page, signedIn }) => {
    await signedIn('operator');
    page.on('dialog', (dialog) => void dialog.accept());
    const place = await findPlace(page, name);
    const id = await addLink(page, name, place);
    await page.goto(`${place.path}/related-documents/${id}`);
    await expect(field(page, 'Name')).toHaveValue('Regulator page');

    await story.step('a type and a date are stored, and read there', async () => {
      await panel(page).getByLabel('Type', { exact: true }).selectOption('Consent');
      await field(page, 'Dated').fill('nov 23, 2026');
      await page.keyboard.press('Control+s');
      await expectStored(page, id, { documentType: 'Consent', documentDate: '2026-11-23' });
      await page.reload();
      await expect(panel(page).getByLabel('Type', { exact: true })).toHaveValue('Consent');
      await expect(field(page, 'Dated')).toHaveValue('2026-11-23');
    });

    await story.step('what is typed stays while another part of the record is open', async () => {
      await field(page, 'Notes').fill('Read by the crew');
      await leaveAndComeBack(page);
      await expect(field(page, 'Notes')).toHaveValue('Read by the crew');
    });

    await story.step('a link needs no name, and Ctrl+S stores what was typed', async () => {
      await field(page, 'Name').fill('');
      await field(page, 'Notes').focus();
      await expect(panel(page).getByText('Required value.')).toHaveCount(0);
      await page.keyboard.press('Control+s');
      await expectStored(page, id, { name: null, notes: 'Read by the crew' });
      await expect(panel(page).getByRole('button', { name: 'Save' })).toBeDisabled();
      await page.reload();
      await expect(field(page, 'Notes')).toHaveValue('Read by the crew');
      await expect(field(page, 'Name')).toHaveValue('');
      await expect(page.getByRole('gridcell', { name: 'example.ca/story' })).toBeVisible();
    });

    await story.step('what was typed is offered again after a reload', async () => {
      await field(page, 'Notes').fill('Read by nobody');
      await page.reload();
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(field(page, 'Notes')).toHaveValue('Read by nobody');
    });

    await story.step('leaving the record asks', async () => {
      await leaveRecord(page);
      const question = page.getByRole('dialog', { name: 'Unsaved changes' });
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expectStored(page, id, { name: null, notes: 'Read by the crew' });
    });

    await story.step('who may only read sees no way to type in it', async () => {
      await signedIn('readonly');
      await page.goto(`${place.path}/related-documents/${id}`);
      await expect(field(page, 'Notes')).toHaveValue('Read by the crew');
      for (const label of ['Name', 'Url', 'Notes']) await expect(field(page, label)).not.toBeEditable();
      const confidential = panel(page).getByRole('checkbox', { name: 'Confidential' });
      await confidential.click();
      await expect(confidential).not.toBeChecked();
      await expect(panel(page).getByRole('button', { name: 'Save' })).toHaveCount(0);
      await expect(panel(page).getByText('You may read this document, not change it.')).toBeVisible();
      const documents = page.getByRole('region', { name: 'Related documents' }).last();
      await expect(documents.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
      await expect(documents.getByRole('button', { name: /^(Add|Delete)$/ })).toHaveCount(0);
    });
    await signedIn('operator');
    await deleteDocument(page, id);
  });
