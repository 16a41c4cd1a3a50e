import type { Page } from '@playwright/test';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { explorerCell, startHeading } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

const save = (page: Page) => page.getByRole('button', { name: /^Saved?$/ });

/** A code that no other story uses. */
const aCode = (name: string) => `${name}-${Date.now().toString(36).toUpperCase()}`;

async function createAgreementType(page: Page, code: string, description = ''): Promise<void> {
  await page.goto('/master-data/agreement-types/new');
  await page.getByLabel('Code').fill(code);
  if (description) await page.getByLabel('Description').fill(description);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
}

story.beforeEach(async ({ signedIn }) => {
  await signedIn('admin');
});

story('An administrator makes an agreement type, and Save says how far it is', async ({ page }) => {
  const code = aCode('NEW');
  await page.goto('/home?source=agreement-types');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await expect(page).toHaveURL(/\/agreement-types\/new\/details$/);
  await expect(page.getByRole('heading', { name: 'New' })).toBeVisible();
  await expect(page.getByLabel('Code')).toHaveValue('');
  await expect(page.getByLabel('Active')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Details' })).toHaveCount(1);
  await expect(save(page)).toHaveAttribute('data-state', 'clean');
  await expect(save(page)).toBeDisabled();

  await page.getByLabel('Code').fill(code);
  await expect(save(page)).toHaveAttribute('data-state', 'dirty');
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(save(page)).toHaveText('Saved');
  await expect(page.getByTestId('saved-icon')).toBeVisible();
  await expect(page).toHaveURL(/\/agreement-types\/[0-9a-f-]{36}\/details$/);
  await expect(page.getByRole('heading', { name: code })).toBeVisible();

  await page.getByLabel('Description').fill('Another thought');
  await expect(save(page)).toHaveText('Save');
  await page.keyboard.press('Control+s');
  await expect(save(page)).toHaveText('Saved');

  await page.reload();
  await expect(page.getByLabel('Code')).toHaveValue(code);
  await expect(page.getByLabel('Description')).toHaveValue('Another thought');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(code);
  await page.getByLabel('Description').fill('Not saved yet');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/history$/);
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByText('Alex Admin of Rightway Land Services')).toHaveCount(2);
  await expect(history).toContainText('Another thought');
  await hasNoBarriers(page, { what: 'the history of a record' });
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Not saved yet');
});

story('A list on the start screen opens its records, and shows what was saved', async ({ page }) => {
  const code = aCode('LIST');
  await createAgreementType(page, code);
  await page.getByRole('link', { name: 'Agreement types', exact: true }).click();
  await expect(explorerCell(page, code)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('surface le');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(explorerCell(page, 'Temporary workspace')).toBeHidden();
  await explorerCell(page, 'Surface lease').dblclick();
  await expect(page.getByRole('heading', { name: 'SL' })).toBeVisible();
});

story('What breaks a rule is said where it is, and is not saved', async ({ page }) => {
  await page.goto('/master-data/countries/new');
  await expect(page.getByText('Required value')).toBeHidden();
  await page.getByLabel('Code').focus();
  await page.getByLabel('Name').focus();
  await expect(page.getByText('Required value')).toHaveCount(1);

  await page.getByLabel('Code').fill('x'.repeat(31));
  await page.getByLabel('Description').fill('x'.repeat(10_001));
  await page.getByLabel('Name').focus();
  await expect(page.getByText('Code cannot exceed 30 characters')).toBeVisible();
  await expect(page.getByText('Description cannot exceed 10,000 characters')).toBeVisible();
  await expect(page.getByText('3 ERROR(S)')).toBeVisible();
  await expect(page.getByText('2 VALID')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Details 3' })).toBeVisible();

  await expect(save(page)).toHaveAttribute('data-state', 'error');
  await expect(save(page)).toBeDisabled();
  await save(page).hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('Something went wrong');
  await expect(tooltip.getByRole('link', { name: 'Details (3)' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Required value')).toHaveCount(1);
});

story('A code that is used is refused on its field until it is edited', async ({ page }) => {
  await page.goto('/master-data/agreement-types/new');
  await page.getByLabel('Code').fill('sl');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('This code is already used.')).toBeVisible();
  await page.getByLabel('Code').fill(aCode('FREE'));
  await page.getByLabel('Description').focus();
  await expect(page.getByText('This code is already used.')).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
});

story(
  'A record is changed in two windows: what does not clash is merged, what does is asked',
  async ({ page, context }) => {
    const code = aCode('BOTH');
    await createAgreementType(page, code, 'at first');
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByLabel('Description')).toHaveValue('at first');

    await page.getByLabel('Description').fill('the first one');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

    await second.getByLabel('Active').uncheck();
    await second.keyboard.press('Control+s');
    await expect(
      second.getByText(
        'You changed Description in another tab or window in the meantime; the change is included.',
      ),
    ).toBeVisible();
    await expect(second.getByRole('button', { name: 'Saved' })).toBeVisible();
    await expect(second.getByLabel('Description')).toHaveValue('the first one');

    await page.getByLabel('Description').fill('once more');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: /saved/ })).toBeHidden();
    await expect(page.getByLabel('Active')).not.toBeChecked();

    await second.getByLabel('Description').fill('the second one');
    await second.keyboard.press('Control+s');
    const question = second.getByRole('dialog', { name: 'You saved in another tab first' });
    await expect(question).toContainText('You saved this record in another tab or window on');
    const row = question.getByRole('row', { name: /Description/ });
    await expect(row).toContainText('the second one');
    await expect(row).toContainText('once more');
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
    await row.getByRole('radio').nth(1).check();
    await question.getByRole('button', { name: 'Save these values' }).click();
    await expect(second.getByRole('button', { name: 'Saved' })).toBeVisible();
    await expect(second.getByLabel('Description')).toHaveValue('once more');

    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue('once more');
    await expect(page.getByLabel('Active')).not.toBeChecked();
  },
);

story('Unsaved changes are not left without a question; a clean form is', async ({ page }) => {
  await page.goto('/master-data/agreement-types/new');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(startHeading(page)).toBeVisible();

  await page.goBack();
  await page.getByLabel('Code').fill('KEEP-ME');
  await page.getByRole('link', { name: 'Home' }).first().click();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(question).toContainText('This site has unsaved changes. Are you sure you want to exit?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Code')).toHaveValue('KEEP-ME');

  let warned = '';
  page.once('dialog', async (dialog) => {
    warned = dialog.type();
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => warned).toBe('beforeunload');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(startHeading(page)).toBeVisible();
});

story('F1 opens help in a window of its own', async ({ page, context }) => {
  await page.goto('/master-data/countries/new');
  await expect(page.getByLabel('Code')).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.keyboard.press('F1');
  const help = await opening;
  await expect(help.getByRole('heading', { name: 'Master data' })).toBeVisible();
  await expect(help).toHaveURL(/\/docs\/help\?topic=master-data$/);
});

story(
  'The API dies during a save; the form keeps everything and saves it once',
  async ({ page, suite, expectedMessages }) => {
    expectedMessages.push(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
    const code = aCode('ONCE');
    await page.goto('/master-data/agreement-types/new');
    await page.getByLabel('Code').fill(code);
    await suite.stopApi('SIGKILL');
    await page.keyboard.press('Control+s');
    await expect(save(page)).toHaveAttribute('data-state', 'error');
    await expect(page.getByLabel('Code')).toHaveValue(code);
    await suite.startApi();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await page.goto('/home?source=agreement-types');
    await expect(explorerCell(page, code)).toHaveCount(1);
  },
);

story('A record that is not there says so, and leads to its list', async ({ page }) => {
  await page.goto('/master-data/countries/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText('There is no record at this address.');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).not.toContainText('Loading');
  await page.getByRole('link', { name: 'To the list' }).click();
  await expect(page).toHaveURL(/\/home\?source=countries$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  await expect(explorerCell(page, 'Canada')).toHaveCount(1);
});
