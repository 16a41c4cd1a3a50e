import { agreementRows, area, makeAgreement, makeAgreements, panel } from '../../harness/agreement-form.ts';
import { pageOf } from '../../harness/page-of.ts';
import { aName, makeProject, save } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

story('An agreement goes from the wizard to signed, registered and paid', async ({ page, signedIn }) => {
  await signedIn('broker');
  await makeProject(page, aName('Story agreement'));
  await makeAgreement(page, 'Beg quarter');
  await page.getByRole('button', { name: 'Add: Landowners' }).click();
  const owner = panel(page, 'landowners');
  await owner.getByRole('combobox', { name: 'Business associate' }).click();
  await page.locator('[role="option"]:visible').first().click();
  await expect(owner.getByRole('textbox', { name: 'Legal name' })).not.toHaveValue('');
  await owner.getByRole('textbox', { name: 'Signed', exact: true }).fill('2026-11-20');
  await owner.getByRole('textbox', { name: 'Registration number' }).fill('261 000 001');
  await owner.getByRole('textbox', { name: 'Registered', exact: true }).fill('2026-11-21');
  await owner.getByRole('textbox', { name: 'Registration number' }).focus();
  await expect(page.getByRole('textbox', { name: 'Acquired', exact: true })).toHaveValue('2026-11-20');
  await area(page, 'payments').getByRole('button', { name: 'Add: Payments' }).click();
  const payment = panel(page, 'payments');
  await payment.getByRole('combobox', { name: 'Payee' }).click();
  await page.locator('[role="option"]:visible').first().click();
  await payment.getByRole('textbox', { name: 'Amount' }).fill('1500');
  await payment.getByRole('textbox', { name: 'Paid', exact: true }).fill('2026-11-22');
  await save(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Acquired', exact: true })).toHaveValue('2026-11-20');
  await expect(area(page, 'landowners')).toContainText('Registered');
  await expect(area(page, 'payments')).toContainText('$1,500.00');
  await expect(area(page, 'payments').getByRole('grid')).toContainText('Paid');
});

story(
  'Next and previous lead through many agreements, and what was typed is kept',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await makeProject(page, aName('Story next agreement'));
    const names = ['First', 'Second', 'Third', 'Fourth'];
    await makeAgreements(page, names);
    await agreementRows(page).first().dblclick();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toHaveValue('First');
    await name.fill('First one');
    await name.blur();
    for (const next of names.slice(1)) {
      await page.keyboard.press('Alt+ArrowDown');
      await expect(name).toHaveValue(next);
    }
    for (const before of ['Third', 'Second', 'First one']) {
      await page.keyboard.press('Alt+ArrowUp');
      await expect(name).toHaveValue(before);
    }
    await save(page);
    await page.getByRole('button', { name: 'To the list' }).click();
    await expect(agreementRows(page).first()).toContainText('First one');
  },
);

story(
  'Two editors change different fields of one agreement, and both stay',
  async ({ page, browser, baseURL, signedIn }) => {
    await signedIn('broker');
    await makeProject(page, aName('Story agreement of two'));
    await makeAgreement(page, 'Shared quarter');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const other = await pageOf(browser, baseURL ?? '', 'operator');
    await other.goto(page.url());
    await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Shared quarter');
    await other.getByRole('textbox', { name: 'Reference number' }).fill('REF-2');
    await save(other);
    await other.context().close();
    await name.fill('Shared quarter, north');
    await save(page);
    await page.reload();
    await expect(name).toHaveValue('Shared quarter, north');
    await expect(page.getByRole('textbox', { name: 'Reference number' })).toHaveValue('REF-2');
  },
);

story('A day is filled down into many agreements after it was shown', async ({ page, signedIn }) => {
  await signedIn('broker');
  await makeProject(page, aName('Story fill down'));
  await makeAgreements(page, ['First', 'Second', 'Third']);
  for (const place of [0, 1]) await agreementRows(page).nth(place).locator('[data-select]').click();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Fill down a date …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Day' }).fill('20-Nov-2026');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByRole('table')).toContainText('Consent received: (empty) → Nov-20-2026');
  await dialog.getByRole('button', { name: 'Apply changes' }).click();
  await expect(dialog).toHaveCount(0);
  await agreementRows(page).first().dblclick();
  await expect(page.getByRole('textbox', { name: 'Consent received' })).toHaveValue('2026-11-20');
  await page.goBack();
  const undone = page.waitForResponse(
    (response) => response.request().postData()?.includes('TakeBackAgreements') === true,
  );
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await undone;
  await page.reload();
  await agreementRows(page).first().dblclick();
  await expect(page.getByRole('textbox', { name: 'Consent received' })).toHaveValue('');
});
