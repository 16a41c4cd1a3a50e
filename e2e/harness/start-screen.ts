import type { Locator, Page } from '@playwright/test';

/** The heading of the start screen as it opens. */
export const startHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Projects', level: 1 });

/** A cell of the explorer by its whole text. */
export const explorerCell = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name, exact: true });
