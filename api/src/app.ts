import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from './config/config.ts';
import type { Database, Db } from './db/database.ts';
import { registerFileCalls } from './files/file-calls.ts';
import type { FileStore } from './files/file-store.ts';
import { registerUploadCalls } from './files/upload-calls.ts';
import { registerGraphql } from './graphql/register-graphql.ts';
import { registerGridCalls } from './grids/grid-calls.ts';
import { registerGridViewCalls } from './grids/grid-view-calls.ts';
import { createMailQueue, type MailQueue } from './mail/mail-queue.ts';
import type { MailTransport } from './mail/transport.ts';
import { taskMail } from './modules/assigned-tasks/task-mail.ts';
import { accountMails } from './onboarding/account-mails.ts';
import { registerOnboardingCalls } from './onboarding/onboarding-calls.ts';
import { registerPublishCalls } from './releases/publish-calls.ts';
import { createRegistry } from './releases/registry.ts';
import { registerReleaseCalls } from './releases/release-calls.ts';
import type { ReleaseStore } from './releases/release-files.ts';
import { registerTokenCalls } from './releases/token-calls.ts';
import { createRollout } from './rollout/rollout.ts';
import { registerRolloutCalls } from './rollout/rollout-calls.ts';
import { registerApiDescription, registerDescriptionCalls } from './server/api-description.ts';
import { registerFailures } from './server/failures.ts';
import { registerHealth } from './server/health.ts';
import { refuseNul } from './server/refuse-nul.ts';
import { registerSecurity } from './server/security.ts';
import { registerStaticHost } from './server/static-host.ts';
import { registerAccountCalls } from './sessions/account-calls.ts';
import { registerSessions } from './sessions/register-sessions.ts';
import { sessionMemory } from './sessions/session-memory.ts';
import type { Clock } from './sessions/session-store.ts';
import { registerSignOnCalls } from './sign-on/sign-on-calls.ts';
import { registerStartCalls } from './start/start-calls.ts';
import { registerViolationCalls } from './violations/violation-calls.ts';

/** What a server is made of. */
export interface Parts {
  readonly config: Config;
  readonly db: Db;
  readonly pool: Pool;
  readonly databaseKind: Database['kind'];
  readonly clock: Clock;
  readonly files: FileStore;
  readonly releases: ReleaseStore;
  readonly mailTransport: MailTransport;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Mails on their way out. */
    readonly mail: MailQueue;
  }
}

const kibibyte = 1024;
const minute = 60_000;

function serverOptions({ config }: Parts): FastifyServerOptions {
  return {
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: 1024 * kibibyte,
    trustProxy: config.trustedProxies ?? false,
    // The largest file over a slow line takes minutes; a sender that falls silent is not waited for.
    requestTimeout: 15 * minute,
    connectionTimeout: minute,
    routerOptions: { ignoreTrailingSlash: false },
  };
}

/** Makes the server from its parts; it listens to nothing yet. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = fastify(serverOptions(parts));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  registerFailures(app);
  await registerSecurity(app, config);
  const memory = sessionMemory(config.sessionMemory, parts.clock);
  await registerSessions(app, parts, memory);
  refuseNul(app);
  const mail = createMailQueue({
    db: parts.db,
    clock: parts.clock,
    transport: parts.mailTransport,
    composers: {
      ...accountMails({ db: parts.db, clock: parts.clock, publicUrl: config.publicUrl }),
      'task-assigned': taskMail(parts.db, config.publicUrl),
    },
    log: app.log,
  });
  app.decorate('mail', mail);
  app.addHook('onClose', () => mail.stop());
  const rollout = await createRollout(parts, app.log);
  app.addHook('onClose', () => rollout.stop());
  const registry = createRegistry(parts, rollout);
  await app.register(rateLimit, { global: false });
  await registerApiDescription(app, config);
  await app.register(
    async (api) => {
      // What one person may see must not be found in the browser by the next.
      api.addHook('onRequest', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      registerHealth(api, parts);
      registerAccountCalls(api, parts, memory);
      registerOnboardingCalls(api, { ...parts, memory, mail });
      registerSignOnCalls(api, parts, memory);
      registerStartCalls(api, parts, rollout, registry);
      registerReleaseCalls(api, parts, rollout, registry);
      registerTokenCalls(api, parts);
      registerViolationCalls(api, parts);
      await registerPublishCalls(api, parts, rollout, registry);
      registerRolloutCalls(api, parts, rollout);
      registerFileCalls(api, parts);
      await registerUploadCalls(api, parts);
      registerGridCalls(api, parts);
      registerGridViewCalls(api, parts);
      registerDescriptionCalls(api);
      await registerGraphql(api, { ...parts, memory, mail, rollout, registry });
      api.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'There is no such call.' }));
    },
    { prefix: `${config.basePath}api` },
  );
  if (config.hostFolder) await registerStaticHost(app, config.hostFolder, config.basePath);
  return app;
}
