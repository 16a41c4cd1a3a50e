import { reportTypes } from 'shared-contracts/forms';
import { expect, vi } from 'vitest';
import type { TestClient } from './test-server.ts';

interface Source {
  readonly ids?: readonly string[];
  readonly parentId?: string | null;
}

/** The body of `POST reports/run`. */
export const askedReport = (
  report: keyof typeof reportTypes,
  { ids = [], parentId = null }: Source = {},
  options: object = {},
) => ({
  reportId: reportTypes[report].id,
  dataSource: { ids, parentId },
  options,
  zone: 'America/Edmonton',
});

/** The bytes of a document, once it is made. */
export const openedDocument = (client: TestClient, id: string): Promise<Buffer> =>
  vi.waitFor(
    async () => {
      const document = await client.get(`/api/documents/${id}`);
      expect(document.statusCode).toBe(200);
      return document.rawPayload;
    },
    { timeout: 300_000, interval: 100 },
  );

/** Runs a report and waits for its document. */
export async function runReport(client: TestClient, asked: object): Promise<Buffer> {
  const answer = await client.post('/api/reports/run', asked);
  expect(answer.json()).toEqual({ result: expect.any(String) });
  return openedDocument(client, answer.json().result);
}
