import { createServer } from 'node:net';

/** Whether nothing listens on a port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)));
  });
}

/** The first of `count` free ports in a row, from `from` on. */
export async function freePorts(from: number, count: number): Promise<number> {
  for (let base = from; base < 60_000; base += count) {
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isPortFree(base + index)));
    if (free.every(Boolean)) return base;
  }
  throw new Error(`There are no ${count} free ports in a row.`);
}
