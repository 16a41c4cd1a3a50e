import { expect, it } from 'vitest';
import { isBlockedPort } from './blocked-ports.ts';

const isRefused = async (port: number): Promise<boolean> => {
  const error: unknown = await fetch(`http://localhost:${port}`, { method: 'OPTIONS' }).catch(
    (reason) => reason,
  );
  return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port';
};

it('a blocked port is one that fetch refuses, and no other around it', async () => {
  const ports = Array.from({ length: 10_081 }, (_, port) => port)
    .filter(isBlockedPort)
    .slice(1);
  expect(ports.length).toBeGreaterThan(70);
  const refused = await Promise.all(ports.map(isRefused));
  expect(ports.filter((_, place) => !refused[place])).toEqual([]);
  expect([4000, 5000, 8080, 65_530].map(isBlockedPort)).toEqual([false, false, false, false]);
});
