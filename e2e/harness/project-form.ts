import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { askApi } from './ask-api.ts';

/** A name that no other story uses. */
export const aName = (name: string) => `${name} ${Date.now().toString(36)}`;

/** The page of a row that slid in last. */
export const slidIn = (page: Page) => page.getByRole('dialog').last();

/** Takes over what was typed of a row, and closes its page. */
export async function done(page: Page): Promise<void> {
  const open = await page.getByRole('dialog').count();
  await slidIn(page).getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(open - 1);
}

/** Waits until the form shows that it is saved. */
export const saved = (page: Page) => expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

/** Saves the project with all that its tabs hold. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await saved(page);
}

const companiesSchema = v.array(v.object({ id: v.string() }));

/** The id of the company that a text finds. */
async function companyOf(page: Page, query: string): Promise<string> {
  const found = await askApi(page, 'query C($query: String!) { found: companies(query: $query) { id } }', {
    query,
  });
  const [company] = v.parse(companiesSchema, found);
  if (!company) throw new Error(`The demo has no company ${query}.`);
  return company.id;
}

/** Makes a project of Northfork, as a program would, and opens its form at the details. */
export async function makeProject(page: Page, name: string): Promise<void> {
  const [operator, broker] = await Promise.all(['Northfork', 'Rightway'].map((one) => companyOf(page, one)));
  const id = crypto.randomUUID();
  await askApi(
    page,
    'mutation M($input: SurfaceProjectInput!) { found: updateSurfaceProject(input: $input) { id } }',
    { input: { id, description: name, operator: { id: operator }, broker: { id: broker } } },
  );
  await page.goto(`/surface-project/${id}/details`);
  await expect(page.getByRole('textbox', { name: 'Description' }).first()).toHaveValue(name);
}
