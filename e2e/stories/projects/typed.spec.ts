import { aName, saved } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

story(
  'A broker makes a project and its first agreements with the keyboard alone',
  async ({ page, signedIn }) => {
    const name = aName('Typed line');
    const { keyboard } = page;
    const isAt = (role: 'textbox' | 'combobox' | 'heading' | 'button', label: string | RegExp) =>
      expect(page.getByRole(role, { name: label }).and(page.locator(':focus'))).toBeVisible();
    await signedIn('broker');
    await page.goto('/home');

    // The palette knows what people call it.
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await keyboard.press('Control+k');
    await keyboard.type('new surface project');
    await expect(page.getByRole('option', { name: /^New in Projects/ })).toBeVisible();
    await keyboard.press('Enter');

    // The project: its first field has the keyboard; the operator is typed, and Enter takes it.
    await isAt('textbox', /^Description/);
    await keyboard.type(name);
    const operator = page.getByRole('combobox', { name: 'Operator', exact: true });
    for (let steps = 0; steps < 12 && !(await operator.evaluate((one) => one.matches(':focus'))); steps += 1)
      await keyboard.press('Tab');
    await keyboard.type('Northfork');
    await expect(page.getByRole('option', { name: /Northfork/ }).first()).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.press('Control+s');
    await saved(page);

    // Esc leaves the field, T A opens the agreements, N begins one.
    await keyboard.press('Escape');
    await isAt('heading', name);
    await keyboard.press('t');
    await keyboard.press('a');
    await expect(page.getByText('There are no agreements.')).toBeVisible();
    await keyboard.press('n');
    await isAt('textbox', /^Name/);
    await keyboard.type('Smith NW-12');
    await keyboard.press('Tab');
    await keyboard.type('REF-77');
    await keyboard.press('Tab');
    await keyboard.type('Surface lease');
    await expect(page.getByRole('option', { name: /Surface lease/ }).first()).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');

    // Enter goes on to what was made, whose heading has the keyboard.
    await isAt('button', 'Open Agreement');
    await keyboard.press('Enter');
    await isAt('heading', /REF-77/);
    await expect(page.getByRole('textbox', { name: 'Reference number' }).first()).toHaveValue('REF-77');

    // It was written.
    await page.reload();
    await expect(page.getByRole('heading', { name: /REF-77/ })).toBeVisible();
  },
);
