import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeLines, closingOptions } from './close-lines.ts';

/** Closes a server after what `use` opened; the result of `use`, once the server has closed. */
async function closing(longest: number, use: (port: number) => Promise<unknown>) {
  const app = fastify(closingOptions);
  closeLines(app, { longest });
  const begun = new Promise<void>((begin) => {
    app.get('/', () => {
      begin();
      return new Promise((resolve) => setTimeout(() => resolve({ done: true }), 300));
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const isConnected = once(app.server, 'connection');
  const used = use((app.server.address() as AddressInfo).port);
  await isConnected;
  // The request is running; the idle connection is open.
  await Promise.race([begun, used]);
  await app.close();
  return used;
}

it('answers what is under way, and does not wait for browsers that keep their lines', async () => {
  const agent = new Agent({ keepAlive: true });
  const used = await closing(3_600_000, async (port) => {
    const [answer] = await once(get({ port, host: '127.0.0.1', agent }), 'response');
    return [await text(answer), answer.headers.connection];
  });
  // This header tells a browser to send nothing more on the connection.
  expect(used).toEqual(['{"done":true}', 'close']);
  agent.destroy();
});

it('waits for a line on which nothing comes no longer than for an answer', async () => {
  // Otherwise this would wait for ever.
  await closing(400, async (port) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
  });
});

it('still answers whoever comes while it drains, on lines that are open and on new ones, and says that it is going', async () => {
  const app = fastify(closingOptions);
  closeLines(app, { drain: 500 });
  app.get('/', async () => ({ isClosing: app.isClosing() }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (how: object) => {
    const [answer] = await once(get({ port, host: '127.0.0.1', ...how }), 'response');
    return [answer.statusCode, answer.headers.connection, await text(answer)];
  };
  expect(await ask({ agent })).toEqual([200, 'keep-alive', '{"isClosing":false}']);
  const closed = app.close();
  const last = [200, 'close', '{"isClosing":true}'];
  expect(await ask({ agent })).toEqual(last);
  expect(await ask({ agent: new Agent() })).toEqual(last);
  await closed;
  await expect(ask({ agent: new Agent() })).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});
