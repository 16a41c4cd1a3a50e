import type { Locator, Page } from '@playwright/test';

/** A picker by its label: a combobox since contract 4.2.0, a text box before. */
export const pickerIn = (where: Page | Locator, name: string | RegExp): Locator =>
  where.getByRole('combobox', { name }).or(where.getByRole('textbox', { name })).first();
