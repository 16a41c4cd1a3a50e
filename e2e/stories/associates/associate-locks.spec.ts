import type { APIRequestContext, Page } from '@playwright/test';
import { type RolloutName, rolloutRulesSchema } from 'shared-contracts/rollout';
import * as v from 'valibot';
import { demoAccounts } from '../../../api/src/demo/index.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { fillIn } from '../../harness/record-form.ts';
import { explorerCell } from '../../harness/start-screen.ts';
import { expect, story, userNameOf } from '../../harness/suite-story.ts';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const saved = (page: Page) => expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

const open = ['Cell', 'Title', 'Residence', 'Trapper number', 'Vendor code', 'Cost centre code', 'Spouse'];
const kept = ['Address line 1', 'Postal code', 'Phone', 'Fax', 'E-mail', 'Tax number'];

/** Opens an associate from the explorer by its name. */
async function openAssociate(page: Page, name: string): Promise<void> {
  await page.goto('/home?source=associates');
  await page.getByRole('searchbox', { name: 'Filter' }).fill(name);
  await explorerCell(page, name).first().dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

async function hasLocked(page: Page, labels: readonly string[], isLocked: boolean): Promise<void> {
  for (const label of labels) {
    const input = field(page, label);
    if (isLocked) await expect(input, label).toHaveAttribute('readonly');
    else await expect(input, label).not.toHaveAttribute('readonly');
  }
}

/** Gives a flag to only one person, or to nobody. */
async function giveFlag(request: APIRequestContext, name: RolloutName, users: readonly string[]) {
  const answer = await (await request.get('/api/rollout/rules')).json();
  const { rules } = v.parse(rolloutRulesSchema, answer.result);
  const revision = rules.find((one) => one.name === name)?.revision;
  const rule = { audience: users.length > 0 ? 'some' : 'nobody', share: 0, companies: [], users };
  const changed = await request.post('/api/rollout/rule', { data: { name, revision, rule } });
  expect(changed.status()).toBe(200);
}

story(
  'Whose land system is linked changes what it does not keep, and nothing else',
  async ({ page, signedIn }) => {
    await signedIn('synced');
    await openAssociate(page, 'Swan Hills Gathering');
    await expect(page.getByText(/The linked land system keeps this/)).toBeVisible();
    await hasLocked(page, kept, true);
    await hasLocked(page, open, false);
    await expect(page.getByLabel('Synchronized')).toBeVisible();
    await fillIn(page, 'Spouse', 'Robin');
    await page.keyboard.press('Control+s');
    await saved(page);
    await openTab(page, 'Contacts');
    await expect(page.getByRole('columnheader', { name: /Synchronized/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'New', exact: true })).toBeDisabled();
    await page.getByRole('grid', { name: 'Contacts' }).getByRole('row').nth(1).dblclick();
    const contact = page.locator('[data-row-form]');
    await expect(contact.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await contact.getByRole('textbox', { name: 'Notes' }).fill('Calls back after harvest.');
    await page.keyboard.press('Control+s');
    await saved(page);
    await openTab(page, 'Communications');
    await expect(page.getByRole('button', { name: 'New', exact: true })).toBeEnabled();
  },
);

story(
  'What accounting keeps is locked while the hand-over is switched on, and open again after',
  async ({ page, signedIn }) => {
    const broker = demoAccounts.find(({ userName }) => userName === userNameOf('broker'));
    await signedIn('admin');
    await giveFlag(page.request, 'enableBusinessAssociatesIntegration', [broker?.id ?? '']);
    await signedIn('broker');
    await openAssociate(page, 'Vermilion River Holdings');
    await expect(page.getByText(/Accounting keeps this/).first()).toBeVisible();
    await expect(page.getByLabel('Linked to accounting')).toBeVisible();
    await hasLocked(page, [...kept, ...open], true);
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
    await fillIn(page, 'Notes', 'Pays by cheque.');
    await page.keyboard.press('Control+s');
    await saved(page);
    const address = page.url();

    await signedIn('admin');
    await giveFlag(page.request, 'enableBusinessAssociatesIntegration', []);
    await signedIn('broker');
    await page.goto(address);
    await hasLocked(page, [...kept, ...open], false);
    await expect(page.getByLabel('Linked to accounting')).toBeHidden();
  },
);
