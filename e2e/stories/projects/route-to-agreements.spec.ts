import { agreementRows } from '../../harness/agreement-form.ts';
import { countedActions } from '../../harness/counted-actions.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { today } from '../../harness/peoples-clock.ts';
import { aName, save } from '../../harness/project-form.ts';
import { fillIn, pick } from '../../harness/record-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

story(
  'A route drawn in the form of a new project becomes parcels and agreements in order',
  async ({ page, signedIn, expectedMessages }) => {
    // OpenLayers finds what is under the pointer by reading a canvas.
    expectedMessages.push(/willReadFrequently/);
    await signedIn('broker');
    // A place of the sixth meridian without recorded land.
    await page.goto('/surface-project/new/details?at=58.35,-118.9,13');
    await fillIn(page, 'Description', aName('From a drawn route'));
    await pick(page, 'Operator', 'Northfork');
    const route = page.getByRole('group', { name: 'Route' });
    await route.getByRole('button', { name: 'Draw on the map …' }).click();
    const map = route.getByRole('region', { name: /^Map\. The arrow keys/ });
    await map.scrollIntoViewIfNeeded();
    await route.getByRole('button', { name: 'Draw the route' }).click();
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = [x + width / 2, y + height / 2] as const;
    await page.mouse.click(middle[0] - 20, middle[1] + 100);
    await page.mouse.move(middle[0] + 5, middle[1]);
    await expect(route.getByText(/\d(\.\d+)? k?m/).first()).toBeVisible();
    await page.mouse.click(middle[0] + 15, middle[1]);
    await page.mouse.dblclick(middle[0] - 10, middle[1] - 100);
    await expect(route.getByText(/^Line · 3 points · .* long$/)).toBeVisible();
    await save(page);
    await expect(page).toHaveURL(/\/surface-project\/[0-9a-f-]{36}\/details/);

    await openTab(page, 'Map');
    // Four actions, besides how wide the route is.
    const act = countedActions(page);
    await act.click(page.getByRole('button', { name: 'Land along the route' }));
    const along = page.getByRole('region', { name: 'Land along the route' });
    await along.getByRole('textbox', { name: 'Metres on each side' }).fill('0');
    await act.click(along.getByRole('button', { name: 'Find' }));
    const grid = along.getByRole('table', { name: 'Not recorded yet' });
    await expect(grid).toBeVisible();
    const land = (await grid.getByRole('row').allTextContents()).flatMap(
      (row) => /^\s*([NS][EW]-\d\d-\d{3}-\d\d-W\dM)/.exec(row)?.[1] ?? [],
    );
    expect(land.length).toBeGreaterThan(2);
    await act.click(along.getByRole('button', { name: `Add the ${land.length} quarters crossed …` }));
    const dialog = page.getByRole('dialog', { name: 'Add the land crossed' });
    await act.click(dialog.getByRole('button', { name: 'Add', exact: true }));
    await expect(dialog).toBeHidden();
    expect(act.since()).toBe(4);
    // What was recorded is among the parcels now, and nothing is left to add.
    await expect(grid).toBeHidden();
    await expect(along.getByRole('row', { name: new RegExp(String(land[0])) })).toBeVisible();

    await openTab(page, 'Agreements');
    await expect(agreementRows(page)).toHaveCount(land.length);
    for (const [place, name] of land.entries())
      await expect(agreementRows(page).nth(place)).toContainText(name);

    await story.step('the consent of all of their owners is noted by six actions', async () => {
      await act.click(page.getByRole('grid', { name: 'Agreements' }).locator('[data-select-all]'));
      await act.click(page.getByRole('button', { name: 'Actions', exact: true }));
      await act.click(page.getByRole('menuitem', { name: 'Fill down a date …' }));
      const fill = page.getByRole('dialog');
      // Typed as one text: the fourth action.
      await fill.getByRole('textbox', { name: 'Day' }).fill(today);
      await act.click(fill.getByRole('button', { name: 'Preview changes' }));
      await act.click(fill.getByRole('button', { name: 'Apply changes' }));
      await expect(page.getByText(`${land.length} rows were changed.`)).toBeVisible();
      expect(act.since() + 1).toBe(6);
    });
  },
);
