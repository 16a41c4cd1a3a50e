import type { Locator, Page } from '@playwright/test';

/** The heading of the start screen as it opens. */
export const startHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Today', level: 1 });

/** A line of a part of the day. */
export const dayLine = (page: Page, part: string): Locator =>
  page.getByRole('region', { name: part }).getByRole('listitem').first();

/** A cell of the explorer by its whole text. */
export const explorerCell = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name, exact: true });

/** How many agreements the list has: those of the demo, and those of earlier stories. */
export const allAgreements = /^9[5-9]\d rows$/;
