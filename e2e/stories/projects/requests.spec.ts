import { pageOf } from '../../harness/page-of.ts';
import { aName, done, makeProject, save, slidIn, tab } from '../../harness/project-form.ts';
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

story(
  'A request that Connect knows is kept, and the documents of its first item stay as they are',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await makeProject(page, aName('Story connect'));
    await makeRequest(page, 'Third Party', 'Applied for through Connect.');
    await requestArea(page, 'Request items').click();
    for (const type of ['XNG', 'PROX']) {
      await addItem(page, type);
      await done(page);
    }
    await requestArea(page, 'Details').click();
    await page.getByRole('combobox', { name: 'Grantor type' }).selectOption('Connect');
    await page.getByRole('textbox', { name: 'Connect number' }).fill('C-4711');
    await page.getByRole('textbox', { name: 'Connect status' }).fill('Under Review');
    await save(page);
    await requestArea(page, 'Request items').click();
    for (const [place, count] of [
      [0, 0],
      [1, 1],
    ] as const) {
      await itemRows(page).nth(place).dblclick();
      await slidIn(page).getByRole('link', { name: 'Documents' }).click();
      await expect(slidIn(page).getByRole('region', { name: 'Related documents' })).toBeVisible();
      await expect(slidIn(page).getByRole('button', { name: 'Add', exact: true })).toHaveCount(count);
      await done(page);
    }
    await page.getByRole('button', { name: 'To the list' }).click();
    await requestRows(page).first().locator('[data-select]').click();
    const remove = page.getByRole('button', { name: 'Delete', exact: true });
    await expect(remove).toBeDisabled();
    await expect(remove).toHaveAttribute('title', /connect number and a connect status cannot be deleted/);
    await requestRows(page).first().dblclick();
    await page.getByRole('textbox', { name: 'Connect status' }).fill('');
    await save(page);
    await page.getByRole('button', { name: 'To the list' }).click();
    // It is still selected.
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(requestRows(page)).toHaveCount(0);
  },
);

story(
  'Each kind of user sees a request, and may do what is theirs',
  async ({ page, browser, baseURL, signedIn }) => {
    await signedIn('broker');
    await makeProject(page, aName('Story requests by user'));
    await makeRequest(page, 'Road Use', 'Haul gravel.');
    const address = page.url();
    const scope = (other: typeof page) => other.getByRole('textbox', { name: 'Request scope' });
    const operator = await pageOf(browser, baseURL ?? '', 'operator');
    await operator.goto(address);
    await scope(operator).fill('Haul gravel and pipe.');
    await save(operator);
    await operator.getByRole('button', { name: 'To the list' }).click();
    await expect(operator.getByRole('button', { name: 'New', exact: true })).toHaveCount(0);
    await operator.context().close();
    const readOnly = await pageOf(browser, baseURL ?? '', 'readonly');
    await readOnly.goto(address);
    await expect(scope(readOnly)).toHaveValue('Haul gravel and pipe.');
    await expect(scope(readOnly)).not.toBeEditable();
    await readOnly.getByRole('button', { name: 'To the list' }).click();
    await expect(tab(readOnly, 'Requests')).toBeVisible();
    for (const name of ['New', 'Delete', 'Actions'])
      await expect(readOnly.getByRole('button', { name, exact: true })).toHaveCount(0);
    await readOnly.context().close();
    const stranger = await pageOf(browser, baseURL ?? '', 'prairie');
    await stranger.goto(address);
    await expect(stranger.getByRole('alert').getByText('Access Denied')).toBeVisible();
    await stranger.context().close();
  },
);
