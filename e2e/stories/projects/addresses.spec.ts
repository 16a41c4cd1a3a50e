import { projectAddresses } from '../../harness/project-addresses.ts';
import { expect, story } from '../../harness/suite-story.ts';

story(
  'Every address of a project opens what it names when it comes from a mail',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await page.goto('/docs/help');
    const addresses = await projectAddresses(page);
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    for (const { address, told } of addresses) {
      // Nothing is kept of the page before: whoever follows a link out of a mail comes from nowhere.
      await page.goto('about:blank');
      await page.goto(address);
      await expect(trail, address).toContainText(told);
      const main = page.getByRole('main');
      if (/related-documents\/[^/]+$/.test(address))
        await expect(main.getByRole('textbox', { name: 'Name' }), address).toHaveValue(told);
      else await expect(main.getByRole('heading').filter({ hasText: told }).first(), address).toBeVisible();
      await expect(trail, address).not.toContainText('Loading');
      await expect(page, address).toHaveURL((url) => url.pathname === address);
    }
    expect(addresses.length).toBeGreaterThan(60);
  },
);
