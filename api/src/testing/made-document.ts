import { expect, vi } from 'vitest';
import type { TestClient } from './test-server.ts';

/** The bytes of the document that is requested with a call to `path` below `/api/`, once it is made. */
export async function madeDocument(
  client: TestClient,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Buffer> {
  const answer = await client.post(`/api/${path}`, body);
  expect(answer.json()).toEqual({ result: expect.any(String) });
  return vi.waitFor(
    async () => {
      const document = await client.get(`/api/documents/${answer.json().result}`);
      expect(document.statusCode).toBe(200);
      return document.rawPayload;
    },
    { timeout: 300_000, interval: 100 },
  );
}
