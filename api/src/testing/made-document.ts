import { expect, vi } from 'vitest';
import type { TestClient } from './test-server.ts';

/** How long tests wait for background work at most, in milliseconds: it ends what hangs, on any machine. */
const patience = { timeout: 300_000, interval: 100 };

/** Waits until `check` no longer throws, however busy the machine is. Returns its answer. */
export const eventually = <T>(check: () => Promise<T>): Promise<T> => vi.waitFor(check, patience);

/** The bytes of a document, once it is made. */
export const openedDocument = (client: TestClient, id: string): Promise<Buffer> =>
  eventually(async () => {
    const document = await client.get(`/api/documents/${id}`);
    expect(document.statusCode).toBe(200);
    return document.rawPayload;
  });

/** The bytes of the document that is requested with a call to `path` below `/api/`, once it is made. */
export async function madeDocument(client: TestClient, path: string, body: object): Promise<Buffer> {
  const answer = await client.post(`/api/${path}`, body);
  expect(answer.json()).toEqual({ result: expect.any(String) });
  return openedDocument(client, answer.json().result);
}
