import { expect, type Locator, type Page } from '@playwright/test';

/** The heading of the start screen as it opens. */
export const startHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Today', level: 1 });

/** A line of a part of the day. */
export const dayLine = (page: Page, part: string): Locator =>
  page.getByRole('region', { name: part }).getByRole('listitem').first();

/** A cell of the explorer by its whole text. */
export const explorerCell = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name, exact: true });

/** How many rows the list shows that it has; empty while they are being read. */
export const rowCount = (page: Page): Locator => page.getByRole('status').first();

/** Types a text into the filter of a list, and waits until the rows that it finds are shown. */
export async function filterRows(
  page: Page,
  list: string,
  text: string,
  type: (text: string) => Promise<void>,
): Promise<void> {
  const came = page.waitForResponse(
    (response) =>
      response.url().endsWith(`/api/grids/source/${list}`) &&
      response
        .request()
        .postData()
        ?.includes(`"text":${JSON.stringify(text)}`) === true,
  );
  await type(text);
  await came;
  await expect(rowCount(page)).toContainText(/\d rows?/);
}

/** How many agreements the list has: those of the demo, and those of earlier stories. */
export const allAgreements = /^9[5-9]\d rows$/;
