import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

const answerSchema = v.object({ data: v.object({ found: v.unknown() }) });

/** Sends an operation to the API as the person of a page, and returns its field `found`. */
export async function askApi(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const answer = await page.request.post('/api/graphql', { data: { query, variables } });
  const text = await answer.text();
  expect(text).not.toContain('"errors"');
  return v.parse(answerSchema, JSON.parse(text)).data.found;
}
