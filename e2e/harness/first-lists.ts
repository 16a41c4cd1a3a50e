import type { Page } from '@playwright/test';
import { pdf } from '../../api/src/testing/index.ts';
import { goTo } from './go-to.ts';
import { fillIn, pick, saveForm } from './record-form.ts';

/** Lists whose entries need a code alone. */
const codedLists = [
  'agreement-types',
  'compensation-types',
  'instrument-types',
  'member-roles',
  'obligation-types',
  'operator-project-status',
  'project-groups',
  'stakeholder-types',
  'survey-status',
  'additional-info-types',
  'event-types',
];

/** Companies: the one that keeps the installation, with an office, and its client. */
export async function companiesAreThere(page: Page): Promise<void> {
  await goTo(page, '/home?source=companies');
  await page.getByRole('gridcell', { name: 'example.ca', exact: true }).dblclick();
  await fillIn(page, 'Name', 'Foothills Land');
  await fillIn(page, 'GST/HST registration', '81234 5678 RT0001');
  await fillIn(page, 'Terms of invoices', 'Net 30 days');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('table').getByRole('textbox', { name: 'Code' }).fill('CGY');
  await page.getByRole('table').getByRole('textbox', { name: 'Name' }).fill('Calgary');
  await saveForm(page);
  await goTo(page, '/company/new');
  await fillIn(page, 'Code', 'NOE');
  await fillIn(page, 'Name', 'Northern Energy');
  await saveForm(page);
}

/** Places beside those that come with the product. */
export async function placesAreThere(page: Page): Promise<void> {
  // Canada with its provinces and the United States with their states come with the product.
  await goTo(page, '/master-data/countries/new');
  await fillIn(page, 'Code', 'MX');
  await fillIn(page, 'Name', 'Mexico');
  await saveForm(page);
  await goTo(page, '/master-data/provinces-and-states/new');
  await fillIn(page, 'Code', 'SON');
  await fillIn(page, 'Name', 'Sonora');
  await pick(page, 'Country', 'Mexico');
  await saveForm(page);
  await goTo(page, '/master-data/cities/new');
  await pick(page, 'Country', 'Canada');
  await pick(page, 'State / province', 'Alberta');
  await fillIn(page, 'Name', 'Calgary');
  await saveForm(page);
  await goTo(page, '/master-data/areas/new');
  await fillIn(page, 'Code', 'FTH');
  await fillIn(page, 'Name', 'Foothills');
  await pick(page, 'Country', 'Canada');
  await pick(page, 'State / province', 'Alberta');
  await saveForm(page);
}

/** An entry in every list that needs no flag. */
export async function listsAreFilled(page: Page): Promise<void> {
  for (const list of codedLists) {
    await goTo(page, `/master-data/${list}/new`);
    await fillIn(page, 'Code', 'FIRST');
    await saveForm(page);
  }
  await goTo(page, '/master-data/broker-project-status/new');
  await fillIn(page, 'Code', 'CLOSED');
  await saveForm(page);
  await goTo(page, '/master-data/land-purpose-types/new');
  await fillIn(page, 'Code', 'WELL');
  await fillIn(page, 'Category', 'Wells');
  await saveForm(page);
  await goTo(page, '/master-data/surface-status/new');
  await fillIn(page, 'Code', 'SIGNED');
  await fillIn(page, 'Status', 'Signed');
  await page.getByRole('textbox', { name: 'Colour', exact: false }).first().fill('#2f9e44');
  await saveForm(page);
}

/** A person of the client, a team and a template. */
export async function helpersAreThere(page: Page): Promise<void> {
  await goTo(page, '/user/new');
  await fillIn(page, 'First name', 'Nora');
  await fillIn(page, 'Last name', 'Field');
  await fillIn(page, 'User name', 'nora');
  await fillIn(page, 'Work e-mail', 'nora@example.ca');
  await pick(page, 'Company', 'Northern Energy');
  await saveForm(page);
  await goTo(page, '/teams/new');
  await fillIn(page, 'Name', 'Field crew');
  await pick(page, 'Company', 'Northern Energy');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await pick(page, 'Person', 'Nora Field');
  await saveForm(page);
  await goTo(page, '/templates/document/new');
  await fillIn(page, 'Name', 'Offer letter');
  await pick(page, 'Type', 'Request Document');
  await page.getByRole('button', { name: 'Add Files' }).click();
  const wizard = page.getByRole('dialog');
  await wizard
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'offer.pdf', mimeType: 'application/pdf', buffer: pdf('offer.pdf', 'An offer').bytes },
    ]);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Done' }).click();
  await saveForm(page);
}
