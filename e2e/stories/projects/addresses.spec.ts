import { projectAddresses } from '../../harness/project-addresses.ts';
import { expect, story } from '../../harness/suite-story.ts';

// A story for each, so that workers share what takes long: the application is loaded anew for each address.
for (const { part, least } of [
  { part: 'project', least: 22 },
  { part: 'agreements', least: 16 },
  { part: 'requests', least: 15 },
  { part: 'stakeholders', least: 8 },
] as const)
  story(
    `Every address of a project opens what it names when it comes from a mail: ${part}`,
    async ({ page, signedIn }) => {
      await signedIn('broker');
      await page.goto('/docs/help');
      const addresses = await projectAddresses(page, part);
      const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
      for (const { address, told } of addresses) {
        // A document of its own, as out of a mail: nothing is left of the page before but the scripts that browsers keep.
        await page.goto(address);
        await expect(trail, address).toContainText(told);
        const main = page.getByRole('main');
        if (/related-documents\/[^/]+$/.test(address))
          await expect(main.getByRole('textbox', { name: 'Name' }), address).toHaveValue(told);
        else await expect(main.getByRole('heading').filter({ hasText: told }).first(), address).toBeVisible();
        await expect(trail, address).not.toContainText('Loading');
        await expect(page, address).toHaveURL((url) => url.pathname === address);
      }
      expect(addresses.length).toBeGreaterThanOrEqual(least);
    },
  );
