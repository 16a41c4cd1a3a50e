import { goTo } from '../../harness/go-to.ts';
import { projectAddresses } from '../../harness/project-addresses.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** An address of a record or of a row: it does not end in a list or a tab. */
const namesRecord = /\/[0-9a-f-]{36}(?:\/details)?$/;

// A story for each, so that workers share what takes long.
for (const { part, least } of [
  { part: 'project', least: 22 },
  { part: 'agreements', least: 16 },
  { part: 'requests', least: 15 },
  { part: 'stakeholders', least: 8 },
] as const)
  story(
    `Every address of a project opens what it names when it comes from a mail: ${part}`,
    async ({ page, signedIn, expectedMessages }) => {
      // The story leads to tabs as the browser's own arrows do, also from a form.
      expectedMessages.push(/use a blocker on a POP navigation/);
      await signedIn('broker');
      await page.goto('/docs/help');
      const addresses = await projectAddresses(page, part);
      const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
      let cold = 0;
      for (const { address, told } of addresses) {
        // As out of a mail: nothing is left of the page before but the scripts that browsers keep. Further tabs of a
        // record come from a page without data, as each load of the application takes seconds.
        const isCold = namesRecord.test(address);
        if (isCold) cold += 1;
        await (isCold ? page.goto(address) : goTo(page, address));
        await expect(trail, address).toContainText(told);
        const main = page.getByRole('main');
        if (/related-documents\/[^/]+$/.test(address))
          await expect(main.getByRole('textbox', { name: 'Name' }), address).toHaveValue(told);
        else await expect(main.getByRole('heading').filter({ hasText: told }).first(), address).toBeVisible();
        await expect(trail, address).not.toContainText('Loading');
        await expect(page, address).toHaveURL((url) => url.pathname === address);
      }
      expect(addresses.length).toBeGreaterThanOrEqual(least);
      expect(cold).toBeGreaterThanOrEqual(3);
    },
  );
