import { aName, done, makeProject, save, slidIn } from '../../harness/project-form.ts';
import {
  addItem,
  itemRows,
  makeRequest,
  pickFirst,
  requestArea,
  requestRows,
} from '../../harness/request-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

story('A crossing request goes with two items from the wizard to completed', async ({ page, signedIn }) => {
  await signedIn('broker');
  await makeProject(page, aName('Story crossing'));
  await makeRequest(page, 'Third Party', 'Cross two pipelines.');
  await requestArea(page, 'Request items').click();
  await addItem(page, 'XNG');
  const item = slidIn(page);
  await item.getByRole('textbox', { name: 'Description' }).fill('North crossing');
  await item.getByRole('textbox', { name: 'Marker' }).fill('KM 12');
  await item.getByRole('textbox', { name: 'Expiry', exact: true }).fill('2028-11-01');
  await item.getByRole('button', { name: 'Add: Parcels' }).click();
  await pickFirst(page, item.getByRole('combobox', { name: 'Parcel', exact: true }));
  await item.getByRole('button', { name: 'Add: Revisions' }).click();
  await item.getByRole('textbox', { name: 'Details' }).fill('Angle corrected.');
  await done(page);
  await addItem(page, 'PROX');
  await slidIn(page).getByRole('textbox', { name: 'Expiry', exact: true }).fill('2027-05-01');
  await done(page);
  await expect(itemRows(page)).toHaveCount(2);
  await requestArea(page, 'Details').click();
  await page.getByRole('textbox', { name: 'Sent', exact: true }).fill('2026-10-01');
  await page.getByRole('textbox', { name: 'Received', exact: true }).fill('2026-10-20');
  await page.getByRole('textbox', { name: 'Completed', exact: true }).fill('2026-11-02');
  await save(page);
  await page.getByRole('button', { name: 'To the list' }).click();
  const row = requestRows(page).first();
  await expect(row).toContainText('XNG, PROX');
  await expect(row).toContainText('May-01-2027');
  await expect(row).toContainText('Nov-02-2026');
  await page.reload();
  await page.getByRole('button', { name: /^Completed 1/ }).click();
  await requestRows(page).first().dblclick();
  await requestArea(page, 'Request items').click();
  await itemRows(page).first().dblclick();
  await expect(slidIn(page).getByRole('textbox', { name: 'Marker' })).toHaveValue('KM 12');
  await expect(slidIn(page).locator('[data-area="revisions"]')).toContainText('Angle corrected.');
});
