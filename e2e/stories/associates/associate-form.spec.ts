import type { Page } from '@playwright/test';
import { hasNoBarriers, keepsSpokenLabelsHidden } from '../../harness/barriers.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { pageOf } from '../../harness/page-of.ts';
import { fillIn, pick } from '../../harness/record-form.ts';
import { explorerCell } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** A name that no other story uses. */
const aName = (name: string) => `${name} ${Date.now().toString(36)}`;

const contactPanel = (page: Page, name = 'contact') => page.getByRole('region', { name, exact: true });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const saved = (page: Page) => expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

async function addContact(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await contactPanel(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(contactPanel(page, name)).toBeVisible();
}

async function addCommunication(page: Page, comments: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const slidIn = page.getByRole('dialog');
  await slidIn.getByRole('textbox', { name: 'Comments' }).fill(comments);
  await slidIn.getByRole('button', { name: 'Done' }).click();
  await expect(slidIn).toBeHidden();
}

/** Makes an associate with two contacts. Its form stays open, at the contacts. */
async function makeAssociate(page: Page, name: string): Promise<void> {
  await page.goto('/business-associate/new');
  await fillIn(page, 'Name', name);
  await openTab(page, 'Contacts');
  await addContact(page, 'Ann Story');
  await addContact(page, 'Bob Story');
  await page.keyboard.press('Control+s');
  await saved(page);
}

/** How often an operation went out from now on. */
function countCalls(page: Page, operation: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes(`"operationName":"${operation}"`)) calls += 1;
  });
  return () => calls;
}

story(
  'A landman makes an associate with two contacts and three communications in one save',
  async ({ page, signedIn }) => {
    const name = aName('Story Ranching');
    await signedIn('broker');
    await page.goto('/home?source=associates');
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await expect(page).toHaveURL(/\/business-associate\/new\/details$/);
    await expect(page.getByLabel('Active')).toBeChecked();
    const saves = countCalls(page, 'UpdateBusinessAssociate');
    await fillIn(page, 'Name', name);
    const city = page.getByRole('combobox', { name: 'City', exact: true });
    await expect(city).toBeDisabled();
    await pick(page, 'Country', 'Canada');
    await pick(page, 'State / province', 'Alberta');
    await pick(page, 'City', 'Edson');
    await field(page, 'Phone').fill('780 555 1234');
    await hasNoBarriers(page, { what: 'a new associate' });

    await openTab(page, 'Contacts');
    await addContact(page, 'Ann Story');
    await contactPanel(page, 'Ann Story').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(
      contactPanel(page, 'Ann Story').getByRole('button', { name: 'Add', exact: true }),
    ).toBeDisabled();
    await contactPanel(page, 'Ann Story').getByLabel('Type').selectOption('Mobile');
    await contactPanel(page, 'Ann Story').getByRole('textbox', { name: 'Number' }).fill('587 555 9876');
    await keepsSpokenLabelsHidden(page);
    await addContact(page, 'Bob Story');
    await hasNoBarriers(page, { what: 'contacts that are typed' });

    await openTab(page, 'Communications');
    for (const text of ['Called about the access road.', 'Left a letter.', 'Met at the gate.'])
      await addCommunication(page, text);
    await page.keyboard.press('Control+s');
    await saved(page);
    expect(saves()).toBe(1);
    await expect(page).toHaveURL(/\/business-associate\/[0-9a-f-]{36}\/communications$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await page.reload();
    const rows = page.getByRole('grid', { name: 'Communication' }).getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'Left a letter.' })).toHaveCount(1);
    await openTab(page, 'Contacts');
    await page.getByText('Ann Story').dblclick();
    await expect(page).toHaveURL(/contacts\?contactId=[0-9a-f-]{36}$/);
    await expect(contactPanel(page, 'Ann Story').getByRole('textbox', { name: 'Number' })).toHaveValue(
      '(587) 555-9876',
    );
    await openTab(page, 'Details');
    await expect(page.getByRole('combobox', { name: 'City', exact: true })).toHaveValue('Edson');
    await expect(field(page, 'Phone')).toHaveValue('(780) 555-1234');
    await page.goto('/home?source=associates');
    await page.getByRole('searchbox', { name: 'Filter' }).fill(name);
    await expect(explorerCell(page, name)).toBeVisible();
  },
);

story(
  'Two people change different contacts, and both stay; of the same field somebody decides',
  async ({ page, signedIn, browser, baseURL }) => {
    await signedIn('broker');
    await makeAssociate(page, aName('Shared Farms'));
    const contacts = page.url().replace(/\?.*/, '');
    const other = await pageOf(browser, baseURL ?? '', 'operator');
    await page.goto(contacts);
    await other.goto(contacts);
    const change = async (of: Page, contact: string, label: string, text: string) => {
      await of.getByText(contact, { exact: true }).first().dblclick();
      await contactPanel(of, contact).getByRole('textbox', { name: label, exact: true }).fill(text);
    };
    await change(page, 'Ann Story', 'Title', 'Owner');
    await change(other, 'Bob Story', 'Title', 'Manager');
    await other.keyboard.press('Control+s');
    await saved(other);
    await page.keyboard.press('Control+s');
    await saved(page);
    await page.goto(contacts);
    await expect(page.getByRole('row').filter({ hasText: 'Ann Story' })).toContainText('Owner');
    await expect(page.getByRole('row').filter({ hasText: 'Bob Story' })).toContainText('Manager');

    await other.goto(contacts);
    await change(page, 'Ann Story', 'Title', 'Chair');
    await change(other, 'Ann Story', 'Title', 'President');
    await other.keyboard.press('Control+s');
    await saved(other);
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog').filter({ hasText: 'President' });
    await expect(question).toContainText('Ann Story');
    await expect(question).toContainText('Chair');
    await hasNoBarriers(page, { what: 'a conflict of one contact' });
    await question.getByRole('radio', { name: /President/ }).check();
    await question.getByRole('button', { name: 'Save these values' }).click();
    await expect(question).toBeHidden();
    await page.goto(contacts);
    await expect(page.getByRole('row').filter({ hasText: 'Ann Story' })).toContainText('President');
    await other.context().close();
  },
);

story('A client keeps its name, and who only reads changes nothing', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto('/home?source=associates');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('Northfork Energy');
  await explorerCell(page, 'Northfork Energy').first().dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northfork Energy Client');
  await expect(field(page, 'Name')).toHaveAttribute('readonly');
  await expect(field(page, 'Title')).not.toHaveAttribute('readonly');
  const address = page.url();
  await signedIn('readonly');
  await page.goto(address);
  await expect(field(page, 'Title')).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await openTab(page, 'Contacts');
  await expect(page.getByRole('grid', { name: 'Contacts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeHidden();
  await openTab(page, 'Communications');
  await expect(page.getByRole('grid', { name: 'Communication' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeHidden();
});
