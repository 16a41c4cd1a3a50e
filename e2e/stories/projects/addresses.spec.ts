import { followedFromForm, goTo } from '../../harness/go-to.ts';
import { projectAddresses } from '../../harness/project-addresses.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** An address of a row of a list, or of the first tab of a record: component tests open every other tab. */
const isOfRow = (address: string): boolean => /\/[0-9a-f-]{36}(?:\/details)?$/.test(address);

story(
  'Every kind of row of a project opens by the address that a mail has of it',
  async ({ page, signedIn, expectedMessages }) => {
    expectedMessages.push(followedFromForm);
    await signedIn('broker');
    await page.goto('/docs/help');
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    let count = 0;
    for (const part of ['project', 'agreements', 'requests', 'stakeholders'] as const) {
      const rows = (await projectAddresses(page, part)).filter(({ address }) => isOfRow(address));
      for (const [place, { address, label }] of rows.entries()) {
        // The last one of each record as out of a mail: nothing is left of the page before but the scripts that
        // browsers keep. The others come from a page without data, as each load of the application takes seconds.
        await (place === rows.length - 1 ? page.goto(address) : goTo(page, address));
        await expect(trail, address).toContainText(label);
        const main = page.getByRole('main');
        if (/related-documents\/[^/]+$/.test(address))
          await expect(main.getByRole('textbox', { name: 'Name' }), address).toHaveValue(label);
        else
          await expect(main.getByRole('heading').filter({ hasText: label }).first(), address).toBeVisible();
        await expect(trail, address).not.toContainText('Loading');
        await expect(page, address).toHaveURL((url) => url.pathname === address);
        count += 1;
      }
    }
    expect(count).toBeGreaterThanOrEqual(20);
  },
);
