import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { area, makeAgreement, panel } from './agreement-form.ts';
import { askApi } from './ask-api.ts';
import { tab } from './form-tabs.ts';
import { today } from './peoples-clock.ts';
import { save, slidIn } from './project-form.ts';
import { fillIn, pick, saveForm } from './record-form.ts';

/** The Monday of this week. */
function monday(): string {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

const dialog = (page: Page) => page.getByRole('dialog');

/** The land agent records a quarter and its owner, makes a project of the client, and gets the owner's signature. */
export async function landIsAcquired(page: Page): Promise<string> {
  await page.goto('/business-associate/new');
  await fillIn(page, 'Name', 'Edna Farmer');
  await saveForm(page);
  await page.goto('/parcel/new');
  await page.getByRole('button', { name: 'Read from a text …' }).click();
  await page.getByLabel('Paste a legal description of any parts').fill('NW 12-34-5 W5M');
  await page.getByRole('button', { name: 'Add the parts' }).click();
  await saveForm(page);
  await page.goto('/surface-project/new');
  await fillIn(page, 'Description', 'First well');
  await pick(page, 'Client', 'Northern Energy');
  await pick(page, 'Operator', 'Northern Energy');
  await fillIn(page, 'AFE number', '26-001');
  await pick(page, 'Broker', 'Foothills Land');
  await save(page);
  await makeAgreement(page, 'Farmer quarter');
  await area(page, 'related-parcels').getByRole('button', { name: 'Paste a list …' }).click();
  await slidIn(page).getByRole('textbox', { name: 'Legal descriptions' }).fill('NW 12-34-5 W5');
  await slidIn(page).getByRole('button', { name: 'Read the list' }).click();
  await slidIn(page).getByRole('button', { name: 'Add 1 parcel' }).click();
  await page.getByRole('button', { name: 'Add: Landowners' }).click();
  const owner = panel(page, 'landowners');
  await owner.getByRole('combobox', { name: 'Business associate' }).click();
  await page.locator('[role="option"]:visible').filter({ hasText: 'Edna Farmer' }).click();
  await owner.getByRole('textbox', { name: 'Signed', exact: true }).fill(today);
  await owner.getByRole('textbox', { name: 'Registration number' }).focus();
  await expect(page.getByRole('textbox', { name: 'Acquired', exact: true })).toHaveValue(today);
  await save(page);
  // Who is called about it is noted by a letter.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('l');
  await expect(page.getByRole('menuitem', { name: 'No answer · Phone' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^No answer · Phone.*: logged at/)).toBeVisible();
  return /surface-project\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

/** The land agent types the hours of a day on the project and hands the week in. */
export async function timeIsTyped(page: Page): Promise<void> {
  await page.goto(`/timesheets/new?week=${monday()}`);
  await page.getByRole('button', { name: 'New line' }).click();
  await dialog(page).getByRole('combobox', { name: 'Project' }).fill('First well');
  await page.getByRole('option', { name: /First well/ }).click();
  await dialog(page).getByRole('combobox', { name: /^Work/ }).fill('Land agent');
  await page.getByRole('option', { name: /^Land agent/ }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /First well.*, Mon, / })).toBeFocused();
  await page.keyboard.type('7.5');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Submit week' }).click();
  await expect(page.getByText('1 line was submitted.')).toBeVisible();
}

/** The approver finds the day among what waits, and approves it. */
export async function timeIsApproved(page: Page): Promise<void> {
  await page.goto('/time-approval/waiting');
  await expect(page.getByRole('grid', { name: 'Submitted lines' })).toContainText('First well');
  await page.getByRole('button', { name: 'Approve (1)' }).click();
  await expect(page.getByText('1 line was approved.')).toBeVisible();
}

/** The person who bills drafts an invoice of it, fixes its hindrances, and gives it its number, which is returned. */
export async function projectIsBilled(page: Page): Promise<string> {
  await page.goto('/invoices/work-in-progress');
  const line = page
    .getByRole('grid', { name: 'Work in progress' })
    .getByRole('row')
    .filter({ hasText: 'First well' });
  await expect(line).toContainText('Can be billed');
  await line.locator('[data-select]').click();
  await page.getByRole('button', { name: 'Draft invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Draft', exact: true }).click();
  const draft = page.getByRole('heading', { name: 'Draft invoice' });
  await expect(draft).toBeVisible();
  const address = page.url();
  await page
    .getByRole('region', { name: 'Before it can be finalized' })
    .getByRole('link', { name: 'Fix it' })
    .click();
  await fillIn(page, 'Address line 1', '500 Centre Street');
  await saveForm(page);
  await page.goto(address);
  await expect(page.getByText('It can be finalized.')).toBeVisible();
  const paper = page.getByRole('article', { name: 'Preview' });
  await expect(paper).toContainText(/GST .*5% on \$720\.00/);
  await expect(paper.getByRole('row', { name: 'Total CAD' })).toContainText('$756.00');
  await page.getByRole('button', { name: 'Finalize' }).click();
  await dialog(page).getByRole('button', { name: 'Finalize' }).click();
  const heading = page.getByRole('heading', { name: /^\d{4}-0001/ });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

/** The land agent sets the project's last status, and archives it. */
export async function projectIsClosed(page: Page, id: string): Promise<void> {
  await page.goto(`/surface-project/${id}/details`);
  await pick(page, 'Broker project status', 'CLOSED');
  await save(page);
  await expect(tab(page, 'Timesheets')).toBeVisible();
  await page.getByRole('button', { name: 'More for this project' }).click();
  await page.getByRole('menuitem', { name: 'Archive …' }).click();
  await slidIn(page).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
}

const projectSchema = v.object({
  isArchived: v.boolean(),
  brokerProjectStatus: v.object({ code: v.string() }),
  stakeholders: v.array(v.object({ businessAssociate: v.object({ name: v.string() }) })),
  documents: v.array(v.object({ name: v.string() })),
  tasks: v.array(v.object({ completedDate: v.string() })),
});

const invoicesSchema = v.object({
  nodes: v.array(
    v.object({
      number: v.string(),
      status: v.string(),
      tax: v.string(),
      total: v.string(),
      afeNumber: v.string(),
    }),
  ),
});

/** What is stored of it all in the end, as the two people who made the project and billed it see it. */
export async function whatIsStored(agent: Page, biller: Page, id: string): Promise<unknown> {
  const project = await askApi(
    agent,
    `query P($id: ID!) { found: surfaceProject(id: $id) { isArchived brokerProjectStatus { code }
      stakeholders { businessAssociate { name } } documents { name } tasks { completedDate } } }`,
    { id },
  );
  const invoices = await askApi(
    biller,
    '{ found: invoices { nodes { number status tax total afeNumber } } }',
  );
  return { ...v.parse(projectSchema, project), invoices: v.parse(invoicesSchema, invoices).nodes };
}
