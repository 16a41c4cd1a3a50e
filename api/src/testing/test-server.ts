import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app.ts';
import { folderReleases } from '../delivery/releases/release-files.ts';
import { type DemoName, demoAccounts, demoPassword } from '../demo/demo-accounts.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { MailMessage } from '../platform/mail/transport.ts';
import { type MemoryMail, memoryMail } from './memory-mail.ts';
import { memoryStore } from './memory-store.ts';
import { openDemoDatabase } from './test-database.ts';

interface GraphqlAnswer {
  readonly data?: Record<string, unknown> | null;
  /** What the answer contains besides its data. */
  readonly extensions?: Record<string, unknown>;
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

/** A person's browser: keeps the session's cookie and sends it with every request. */
export interface TestClient {
  /** Sends any request unchanged. */
  readonly send: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  /** Uploads one file as a browser's form does. */
  readonly upload: (
    path: string,
    fileName: string,
    bytes: Uint8Array,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  readonly graphql: (query: string, variables?: Record<string, unknown>) => Promise<GraphqlAnswer>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly files: FileStore;
  /** Where uploaded releases are kept. */
  readonly releasesFolder: string;
  readonly mail: MemoryMail;
  /** The mails to an address so far, the last one first. */
  readonly mailsTo: (address: string) => Promise<readonly MailMessage[]>;
  /** Moves the server's clock and its elapsed time, in milliseconds. */
  readonly pass: (milliseconds: number) => void;
  /** Sets the server's clock, in milliseconds, without letting time elapse. */
  readonly setClock: (milliseconds: number) => void;
  /** Stops the server's time, so that only `pass` advances it, until the returned function is called. */
  readonly holdTime: () => () => void;
  /** A client that nobody has signed in with, at a network address of this machine unless another one is given. */
  readonly visitor: (address?: string) => TestClient;
  readonly signIn: (name: DemoName) => Promise<TestClient>;
  readonly stop: () => Promise<void>;
}

function clientOf(app: FastifyInstance, cookie: string | undefined, address?: string): TestClient {
  const send = (options: InjectOptions) => {
    const cookies = [cookie, options.headers?.cookie].filter((one) => one !== undefined);
    return app.inject({
      ...options,
      ...(address ? { remoteAddress: address } : {}),
      headers: { ...options.headers, ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}) },
    });
  };
  const post: TestClient['post'] = (url, body, headers = {}) =>
    send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  return {
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post,
    upload: (url, fileName, bytes, headers = {}) => {
      const boundary = 'rightway-test-boundary';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      return send({
        method: 'POST',
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
    },
    graphql: async (query, variables = {}) => (await post('/api/graphql', { query, variables })).json(),
  };
}

/** The real server on a database of its own with the demo; requests are injected, nothing is mocked. */
export async function startTestServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const database = await openDemoDatabase();
  const files = memoryStore();
  const mail = memoryMail();
  // Everything that it stores on disk is deleted with it.
  const folder = mkdtempSync(join(tmpdir(), 'rightway-server-'));
  const releasesFolder = join(folder, 'releases');
  let offset = 0;
  let set = 0;
  let held: number | undefined;
  const ticks = () => (held ?? Date.now()) + offset;
  const app = await createApp({
    // Sessions are not remembered, so that changes which a test makes in the database take effect immediately.
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', SESSION_MEMORY: '0', DATA_FOLDER: join(folder, 'data') }),
      ...overrides,
    },
    db: database.db,
    isDatabaseReady: database.isReady,
    databaseKind: database.kind,
    clock: () => new Date(ticks() + set),
    ticks,
    files,
    releases: folderReleases(releasesFolder),
    mailTransport: mail,
  });
  const visitor = (address?: string) => clientOf(app, undefined, address);
  return {
    app,
    database,
    files,
    releasesFolder,
    mail,
    mailsTo: async (address) => {
      await app.mail.deliverDue();
      return mail.sent.filter(({ to }) => to === address).toReversed();
    },
    pass: (milliseconds) => {
      offset += milliseconds;
    },
    setClock: (milliseconds) => {
      set += milliseconds;
    },
    holdTime: () => {
      held = Date.now();
      return () => {
        held = undefined;
      };
    },
    visitor,
    signIn: async (name) => {
      const account = demoAccounts.find(({ userName }) => userName.startsWith(`${name}@`));
      const answer = await visitor().post('/api/account/sign-in', {
        userName: account?.userName,
        password: demoPassword,
      });
      const [session] = answer.cookies;
      if (!session) throw new Error(`${name} could not sign in: ${answer.body}`);
      return clientOf(app, `${session.name}=${session.value}`);
    },
    stop: async () => {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
