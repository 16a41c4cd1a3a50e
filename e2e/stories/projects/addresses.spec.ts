import type { Page } from '@playwright/test';
import { follow } from '../../harness/go-to.ts';
import { type MailedAddress, projectAddresses } from '../../harness/project-addresses.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** What an address opened: its record by name, where it leads to, and nothing that is still waited for. */
async function expectOpened(page: Page, { address, told, tabOf }: MailedAddress): Promise<void> {
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const main = page.getByRole('main');
  await expect(trail, address).toContainText(told);
  if (/related-documents\/[^/]+$/.test(address))
    await expect(main.getByRole('textbox', { name: 'Name' }), address).toHaveValue(told);
  else await expect(main.getByRole('heading').filter({ hasText: told }).first(), address).toBeVisible();
  if (tabOf !== undefined)
    await expect(page.locator(`nav a[aria-current="page"][href$="${address}"]`), address).toBeVisible();
  await expect(trail, address).not.toContainText('Loading');
  await expect(page, address).toHaveURL((url) => url.pathname === address);
}

story(
  'Every address of a project opens what it names when it comes from a mail',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await page.goto('/docs/help');
    const addresses = await projectAddresses(page);
    let open: string | undefined;
    for (const mailed of addresses) {
      // Tabs of one record share the way in: one comes from nowhere, as out of a mail, the others from that one.
      if (mailed.tabOf !== undefined && mailed.tabOf === open) await follow(page, mailed.address);
      else {
        // Nothing is kept of the page before.
        await page.goto('about:blank');
        await page.goto(mailed.address);
      }
      await expectOpened(page, mailed);
      open = mailed.tabOf;
    }
    expect(addresses.length).toBeGreaterThan(60);
  },
);
