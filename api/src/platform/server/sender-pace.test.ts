import { type AddressInfo, connect, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPace, type SenderLimits, senderLimits, serverLimits } from './sender-pace.ts';

/** The server's own limits, but shorter; `whole` and `silence` are so long that they end nothing here. */
const limits: SenderLimits = {
  headers: 400,
  span: 400,
  least: 500,
  linger: 800,
  whole: 300_000,
  silence: 300_000,
};
const bodyLimit = 10_000;

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify({ ...serverLimits(limits), bodyLimit });
  keepPace(app, limits);
  await app.register(multipart, { limits: { fileSize: 1_000_000 } });
  app.post('/json', async (request) => ({ got: JSON.stringify(request.body).length }));
  app.post('/refused', async (_request, reply) => reply.code(401).send({ message: 'Sign in to go on.' }));
  app.post('/file', async (request) => ({ got: (await (await request.file())?.toBuffer())?.length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});

afterAll(() => app.close());

interface Sender {
  readonly socket: Socket;
  readonly answer: () => string;
  /** How many milliseconds passed until the connection was ended. */
  readonly ended: Promise<number>;
}

/** Sends the beginning of a request, then what `next` returns every 40 ms until it returns nothing. */
function send(head: string, next: (turn: number) => string | undefined = () => undefined): Sender {
  const socket = connect(port, '127.0.0.1');
  const began = performance.now();
  let text = '';
  let turn = 0;
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
  });
  socket.on('error', () => {});
  socket.write(head);
  const timer = setInterval(() => {
    const piece = next(turn);
    turn += 1;
    if (piece === undefined) clearInterval(timer);
    else if (socket.writable) socket.write(piece);
  }, 40);
  // A connection may also be ended by a reset, for which `once` would reject.
  const ended = new Promise<number>((done) => {
    socket.once('close', () => {
      clearInterval(timer);
      done(performance.now() - began);
    });
  });
  return { socket, answer: () => text, ended };
}

const json = (length: number) =>
  `POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const file = 'Host: x\r\nContent-Type: multipart/form-data; boundary=b\r\n';
const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
/**
 * Well above the short limits and well below the long ones, because a busy machine is several times slower than a quiet
 * one.
 */
const soon = 30_000;

describe('a sender', () => {
  it.each<[string, string, (turn: number) => string | undefined]>([
    ['of headers that do not end', 'GET / HTTP/1.1\r\nHost: x\r\n', (turn) => `X-${turn}: 1\r\n`],
    ['of a byte now and then', json(5000), () => ' '],
    ['of less than it promised', json(5000), (turn) => (turn === 0 ? '{}' : undefined)],
    [
      'of a file that hardly comes',
      `POST /file HTTP/1.1\r\n${file}Transfer-Encoding: chunked\r\n\r\n${chunk(part)}`,
      () => chunk('x'),
    ],
  ])('%s is told that it is too late, and its line ended', async (_, head, next) => {
    const sender = send(head, next);
    expect(await sender.ended).toBeLessThan(soon);
    expect(sender.answer()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('of a body without end is told that it is too large, and its line ended', async () => {
    const head = `POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const sender = send(head, () => chunk('x'.repeat(4000)));
    expect(await sender.ended).toBeLessThan(soon);
    expect(sender.answer()).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('who goes on without end after the answer reads it, and loses the line', async () => {
    const head = `POST /refused HTTP/1.1\r\n${file}Transfer-Encoding: chunked\r\n\r\n${chunk(part)}`;
    const sender = send(head, () => chunk('x'.repeat(4000)));
    expect(await sender.ended).toBeLessThan(soon);
    expect(sender.answer()).toMatch(/^HTTP\/1\.1 401 [\s\S]*Sign in to go on\./);
  });

  it('whose line is slow but goes on is waited for, many spans long', async () => {
    const pieces = 60;
    const piece = 'x'.repeat(1000);
    const length = part.length + pieces * piece.length + '\r\n--b--\r\n'.length;
    const head = `POST /file HTTP/1.1\r\n${file}Content-Length: ${length}\r\nConnection: close\r\n\r\n${part}`;
    const sender = send(head, (turn) => {
      if (turn < pieces) return piece;
      return turn === pieces ? '\r\n--b--\r\n' : undefined;
    });
    expect(await sender.ended).toBeGreaterThan(3 * limits.span);
    expect(sender.answer()).toContain(`{"got":${pieces * piece.length}}`);
  });

  it('who lies about the length both ways is refused', async () => {
    const both = `${json(2).trimEnd()}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
    const short = `${json(2)}{"a":1}`;
    for (const head of [both, short]) {
      const sender = send(head);
      expect(await sender.ended).toBeLessThan(soon);
      expect(sender.answer()).toMatch(/HTTP\/1\.1 400 /);
    }
  });
});

it('a line on which nothing moves is ended, but not while its request waits for the answer', async () => {
  // Only the limit on silence can end it: the other limits are long enough for a busy machine.
  const impatient = { ...limits, silence: 1500, span: limits.whole, headers: limits.whole };
  const patient = fastify(serverLimits(impatient));
  keepPace(patient, impatient);
  const afterAWhile = () => new Promise((done) => setTimeout(() => done({ got: 'all' }), 4000));
  patient.get('/long', afterAWhile);
  patient.post('/long', afterAWhile);
  await patient.listen({ port: 0, host: '127.0.0.1' });
  const { port: own } = patient.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${own}/long`;
  // Each request has a connection of its own: a kept one would be ended while it is idle.
  const alone = { connection: 'close' };
  const body = { method: 'POST', body: '{"a":1}', headers: { ...alone, 'content-type': 'application/json' } };
  for (const options of [{ headers: alone }, body])
    expect(await (await fetch(url, options)).json()).toEqual({ got: 'all' });
  const silent = connect(own, '127.0.0.1');
  silent.write(
    `POST /long HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  const began = performance.now();
  silent.on('error', () => {});
  silent.resume();
  await new Promise((done) => silent.once('close', done));
  expect(performance.now() - began).toBeLessThan(soon);
  await patient.close();
});

it('the server takes the largest file from a line of a quarter of a megabit a second', () => {
  const largest = 200 * 1024 ** 2;
  const slowLine = 250_000 / 8;
  expect((largest / slowLine) * 1000).toBeLessThan(senderLimits.whole);
  expect((slowLine * senderLimits.span) / 1000).toBeGreaterThan(10 * senderLimits.least);
});
