import { hasNoBarriers } from '../../harness/barriers.ts';
import { demoPassword, expect, story, userNameOf } from '../../harness/suite-story.ts';

story(
  'Two associates that are one become one, and two again',
  async ({ page, signedIn, browser, baseURL }) => {
    await signedIn('admin');
    await page.goto('/business-associate/duplicates');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Likely duplicates');
    const pair = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Merge …' }) })
      .first();
    await expect(pair.getByRole('link')).toHaveCount(2);
    const addresses = await pair
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await hasNoBarriers(page, { what: 'pairs that may be one' });
    await pair.getByRole('button', { name: 'Merge …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge two associates' });
    const title = (which: string) =>
      dialog.getByRole('columnheader', { name: new RegExp(`\\(${which}\\)$`) });
    const staying = ((await title('stays').textContent()) ?? '').replace(' (stays)', '');
    const going = ((await title('goes').textContent()) ?? '').replace(' (goes)', '');
    await expect(
      dialog.getByRole('region', { name: 'What moves' }).getByRole('listitem').first(),
    ).toBeVisible();
    const address = dialog.getByRole('row', { name: /Address line 1|E-mail|Phone/ }).first();
    await address.getByRole('radio').last().check();
    await hasNoBarriers(page, { what: 'two associates side by side', within: '[role=dialog]' });

    // Somebody types in the one that goes meanwhile.
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    await context.request.post('/api/account/sign-in', {
      data: { userName: userNameOf('broker'), password: demoPassword },
    });
    const other = await context.newPage();
    const otherHeading = other.getByRole('heading', { level: 1 });
    for (const address of addresses) {
      await other.goto(address);
      await expect(otherHeading).toHaveText(/^(?!Loading)./);
      if ((await otherHeading.textContent()) === going) break;
    }
    await expect(otherHeading).toHaveText(going);
    await other.getByRole('textbox', { name: 'Residence', exact: true }).fill('NW 4-45-12-W5');

    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page).toHaveURL(/\/history$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(staying);
    await other.keyboard.press('Control+s');
    await expect(other.getByText(`This was merged into ${staying} meanwhile`)).toBeVisible();
    await other.getByRole('button', { name: 'Open the one that stayed' }).click();
    await expect(otherHeading).toHaveText(staying);
    await other.getByRole('button', { name: 'Restore' }).click();
    await expect(other.getByRole('textbox', { name: 'Residence', exact: true })).toHaveValue('NW 4-45-12-W5');
    await context.close();
    const history = page.url();
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(staying);
    }
    await page.goto(history);
    const past = page.getByRole('region', { name: 'Merged into this one' });
    await expect(past).toContainText(going);
    await past.getByRole('button', { name: 'Undo the merge' }).click();
    await page
      .getByRole('dialog', { name: 'Undo the merge?' })
      .getByRole('button', { name: 'Undo the merge' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(going);
  },
);

story('A new associate is told whom it looks like', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto('/home?source=associates');
  await page.getByRole('row').nth(2).getByRole('gridcell').nth(1).dblclick();
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const phone = await page.getByRole('textbox', { name: 'Phone', exact: true }).inputValue();
  await page.goto('/business-associate/new');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill(phone);
  const notice = page.getByRole('status', { name: 'Possible duplicates of this associate' });
  await expect(notice.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(notice).toContainText('Same phone:');
  await expect(page.getByRole('button', { name: 'Merge …' })).toBeHidden();
});
