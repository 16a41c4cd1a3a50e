import { pdf } from '../../../api/src/testing/index.ts';
import { keepsSpokenLabelsHidden } from '../../harness/barriers.ts';
import { pick, saveForm } from '../../harness/record-form.ts';
import { explorerCell } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

story('An administrator adds a city, whose province follows its country', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/master-data/cities/new');
  const province = page.getByRole('combobox', { name: 'State / province' });
  await expect(province).toBeDisabled();
  await pick(page, 'Country', 'Canada');
  await pick(page, 'State / province', 'Alberta');
  await expect(province).toHaveValue('Alberta');
  // Another country has other provinces: what was picked goes.
  await pick(page, 'Country', 'United States');
  await expect(province).toHaveValue('');
  await pick(page, 'Country', 'Canada');
  await pick(page, 'State / province', 'Alberta');
  await page.getByRole('textbox', { name: 'Name', exact: false }).fill('Storyville');
  await saveForm(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Canada');
  await expect(page.getByRole('heading', { name: 'Storyville' })).toBeVisible();
});

story(
  'A list entry that is used cannot be deleted and says so; one that is not goes',
  async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/home?source=areas');
    await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).dblclick();
    await page.getByRole('button', { name: 'Delete' }).click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('alert')).toHaveText(
      /^It is used by \d+ projects?.*\. Make it inactive instead\.$/,
    );
    await expect(modal.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await modal.getByRole('button', { name: 'Close', exact: true }).last().click();

    await page.goto('/master-data/project-groups/new');
    await page.getByLabel('Code').fill('SHORT-LIVED');
    await saveForm(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/home\?source=project-groups$/);
    await expect(explorerCell(page, 'SHORT-LIVED')).toHaveCount(0);
  },
);

story('A team is made of people in an order', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/teams/new');
  await page.getByRole('textbox', { name: 'Name', exact: false }).fill('South crew');
  await pick(page, 'Company', 'Rightway Land Services');
  for (const [place, person] of ['Brooke Hanson', 'Ingrid Voss'].entries()) {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('combobox', { name: 'Person' }).nth(place).click();
    await page.getByRole('option', { name: person }).click();
  }
  await keepsSpokenLabelsHidden(page);
  await page.getByRole('button', { name: 'Move row 2 up' }).click();
  await saveForm(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Person' }).first()).toHaveValue('Ingrid Voss');
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await saveForm(page);
  await expect(page.getByRole('combobox', { name: 'Person' })).toHaveCount(1);
});

story('Events are linked to a model, put in order and unlinked', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/templates/model/new');
  await page.getByRole('textbox', { name: 'Name', exact: false }).fill('New well');
  const linkButton = page.getByRole('button', { name: 'Link Events' });
  await expect(linkButton).toBeDisabled();
  await saveForm(page);
  await expect(page.getByText('There are no events.')).toBeVisible();

  await linkButton.click();
  const wizard = page.getByRole('dialog', { name: 'Link Events' });
  await expect(wizard).toContainText('Search and Select Events');
  await expect(wizard.getByRole('button', { name: 'Link (0)' })).toBeDisabled();
  await wizard.getByRole('searchbox').fill('no event is called that');
  await expect(wizard).toContainText('No Records');
  await expect(wizard).toContainText('There are no events to display.');
  await wizard.getByRole('searchbox').fill('');
  const rows = wizard.getByRole('grid').getByRole('row');
  const names: string[] = [];
  for (const place of [1, 2]) {
    names.push((await rows.nth(place).getByRole('gridcell').first().textContent()) ?? '');
    await rows.nth(place).locator('[data-select]').click();
  }
  await wizard.getByRole('button', { name: 'Link (2)' }).click();
  await expect(wizard).toContainText('Events Linked Successfully');
  await wizard.getByRole('button', { name: 'Link More Events' }).click();
  await expect(wizard.getByRole('gridcell', { name: names[0] ?? '', exact: true })).toHaveCount(0);
  await wizard.getByRole('button', { name: 'Cancel' }).click();

  const grid = page.getByRole('grid', { name: 'Events' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Name', exact: false }).fill('New well and lease');
  const codes = () =>
    grid.getByRole('gridcell', { name: new RegExp(`^(${names.join('|')})$`) }).allTextContents();
  await expect.poll(codes).toEqual(names);
  await grid.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(codes).toEqual(names.toReversed());
  // A link would undo an order that is not saved.
  await expect(linkButton).toBeDisabled();
  await saveForm(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New well and lease' })).toBeVisible();
  await expect.poll(codes).toEqual(names.toReversed());

  await grid.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Unlink' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm Unlink' });
  await question.getByRole('button', { name: 'Unlink' }).click();
  await expect(grid.getByRole('row')).toHaveCount(2);
});

story('A link that fails says why on its own page, or that it failed', async ({ page, signedIn }) => {
  await signedIn('admin');
  const refusal = { message: 'The server says no.', extensions: { code: 'BAD_INPUT' } };
  let errors: readonly object[] = [refusal];
  await page.route('**/api/graphql', async (route) => {
    if (!route.request().postData()?.includes('LinkModelItems')) return route.continue();
    return route.fulfill({ json: { errors } });
  });
  await page.goto('/home?source=master-models');
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).dblclick();
  await page.getByRole('button', { name: 'Link Events' }).click();
  const wizard = page.getByRole('dialog', { name: 'Link Events' });
  await wizard.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').first().click();
  await wizard.getByRole('button', { name: 'Link (1)' }).click();
  await expect(wizard.getByRole('alert')).toContainText('Linking Failed');
  await expect(wizard.getByRole('alert')).toContainText('The server says no.');
  await wizard.getByRole('button', { name: 'Try Again' }).click();
  await expect(wizard).toContainText('Search and Select Events');

  errors = [{}];
  await wizard.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').first().click();
  await wizard.getByRole('button', { name: 'Link (1)' }).click();
  await expect(wizard.getByRole('alert')).toHaveText('Linking FailedLinking failed.');
});

story('A document template keeps its files in order, and at least one', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/templates/document/new');
  await page.getByRole('textbox', { name: 'Name', exact: false }).fill('Offer letter');
  await pick(page, 'Type', 'Request Document');
  await page.getByRole('button', { name: 'Add Files' }).click();
  const wizard = page.getByRole('dialog');
  await wizard.locator('input[type=file]').setInputFiles(
    ['first.pdf', 'second.pdf'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: pdf(name, name).bytes,
    })),
  );
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard).toContainText('Successfully Added Document(s)');
  await wizard.getByRole('button', { name: 'Done' }).click();
  await saveForm(page);
  await page.reload();
  const grid = page.getByRole('grid', { name: 'Template files' });
  await expect(grid.getByRole('row')).toHaveCount(3);

  await grid.getByRole('row').nth(1).getByRole('gridcell').first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^(first|second)\.pdf$/);
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  const question = page.getByRole('dialog', { name: 'Confirm Delete' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(grid.getByRole('row')).toHaveCount(2);

  await grid.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'One or more records could not be deleted. Template must contain at least one Template File.',
  );
});
