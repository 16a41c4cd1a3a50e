import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify';
import { accountMails } from './accounts/onboarding/account-mails.ts';
import { registerOnboardingCalls } from './accounts/onboarding/onboarding-calls.ts';
import { registerAccountCalls } from './accounts/sessions/account-calls.ts';
import { registerSessions, sessionToken } from './accounts/sessions/register-sessions.ts';
import { sessionMemory } from './accounts/sessions/session-memory.ts';
import { countSessions } from './accounts/sessions/session-store.ts';
import { registerSignOnCalls } from './accounts/sign-on/sign-on-calls.ts';
import { type CopyBeat, copyBeat } from './delivery/health/copy-beat.ts';
import { registerHealthCalls } from './delivery/health/health-calls.ts';
import { persistedOperations } from './delivery/operations/persisted-operations.ts';
import { registerPublishCalls } from './delivery/releases/publish-calls.ts';
import { createRegistry } from './delivery/releases/registry.ts';
import { registerReleaseCalls } from './delivery/releases/release-calls.ts';
import type { ReleaseStore } from './delivery/releases/release-files.ts';
import { runningShells } from './delivery/releases/running-shells.ts';
import { registerUploadedReleases } from './delivery/releases/serve-releases.ts';
import { registerTokenCalls } from './delivery/releases/token-calls.ts';
import { registerTryCalls } from './delivery/releases/try-calls.ts';
import { createRollout } from './delivery/rollout/rollout.ts';
import { registerRolloutCalls } from './delivery/rollout/rollout-calls.ts';
import { registerViolationCalls } from './delivery/violations/violation-calls.ts';
import { texts } from './generated/texts/refusals.ts';
import { registerGridCalls } from './grids/grid-calls.ts';
import { gridPlans } from './grids/grid-plan.ts';
import { registerGridViewCalls } from './grids/grid-view-calls.ts';
import type { ModuleContext } from './modules/module.ts';
import { type ReminderRounds, reminderRounds } from './modules/reminders/index.ts';
import { joined, modules, recordCatalog } from './modules.ts';
import type { Config } from './platform/config/config.ts';
import type { Database, Db } from './platform/db/database.ts';
import type { ReplicaWatch } from './platform/db/replicas/replica-watch.ts';
import { messageFrom } from './platform/errors/localized-message.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { registerGraphql } from './platform/graphql/register-graphql.ts';
import { createMailQueue, type MailQueue } from './platform/mail/mail-queue.ts';
import type { MailTransport } from './platform/mail/transport.ts';
import { registerApiDescription, registerDescriptionCalls } from './platform/server/api-description.ts';
import { type Clock, steadyClock, type Ticks } from './platform/server/clock.ts';
import { closeLines, closingOptions } from './platform/server/close-lines.ts';
import { registerFailures } from './platform/server/failures.ts';
import { registerHealth } from './platform/server/health.ts';
import { boundJson } from './platform/server/json-bounds.ts';
import { RateStore } from './platform/server/rate-store.ts';
import { registerReads } from './platform/server/reads.ts';
import { refuseNul } from './platform/server/refuse-nul.ts';
import { languageOfRequest } from './platform/server/rest-call.ts';
import { registerSecurity } from './platform/server/security.ts';
import { senderOf } from './platform/server/sender.ts';
import { keepPace, serverLimits } from './platform/server/sender-pace.ts';
import { registerStaticHost } from './platform/server/static-host.ts';
import { loggedRequest } from './platform/telemetry/logged-request.ts';
import { registerRequestSignal } from './platform/telemetry/request-signal.ts';
import { registerTraces, traceOf } from './platform/telemetry/trace.ts';
import { registerAskers } from './platform/work/asker.ts';
import { registerWaitingCalls } from './platform/work/waiting-calls.ts';
import { resolvers } from './resolvers.ts';

/** The components from which a server is built; each part of the server declares which of them it needs. */
export interface Parts {
  readonly config: Config;
  readonly db: Db;
  readonly isDatabaseReady: Database['isReady'];
  readonly databaseKind: Database['kind'];
  /** Database servers that follow the main one, for reads; none by default. */
  readonly replicas?: ReplicaWatch | undefined;
  readonly clock: Clock;
  readonly ticks: Ticks;
  readonly files: FileStore;
  readonly releases: ReleaseStore;
  readonly mailTransport: MailTransport;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Queued mails. */
    readonly mail: MailQueue;
    /** The rounds that send reminders. */
    readonly reminders: ReminderRounds;
    /** How this copy reports to the others that it is running. */
    readonly beat: CopyBeat;
  }
}

const kibibyte = 1024;

function serverOptions({ config }: Parts): FastifyHttpOptions<RawServerDefault> {
  return {
    ...serverLimits(),
    ...closingOptions,
    logger: {
      level: config.logLevel,
      serializers: { req: loggedRequest },
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    childLoggerFactory: (logger, bindings, options, request) =>
      logger.child({ ...bindings, traceId: traceOf(request).traceId }, options),
    bodyLimit: 1024 * kibibyte,
    trustProxy: config.trustedProxies ?? false,
    routerOptions: { ignoreTrailingSlash: false },
  };
}

/** Builds the server from its components; it does not listen yet. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = fastify(serverOptions(parts));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  registerRequestSignal(app);
  keepPace(app);
  closeLines(app, { drain: config.drainSeconds * 1000 });
  registerFailures(app);
  registerSecurity(app, config);
  // Durations use elapsed time, timestamps use the clock.
  const lasting = { ...parts, clock: steadyClock(parts.clock, parts.ticks) };
  const memory = sessionMemory(config.sessionMemory, lasting.clock);
  registerTraces(app);
  await registerSessions(app, lasting, memory);
  registerAskers(app);
  boundJson(app);
  refuseNul(app);
  const beat = copyBeat({ db: parts.db, clock: parts.clock, config, log: app.log });
  app.decorate('beat', beat);
  app.addHook('onClose', () => beat.stop());
  const rollout = await createRollout(lasting, app.log);
  app.addHook('onClose', () => rollout.stop());
  const planOf = gridPlans(recordCatalog, parts.clock);
  const mailParts = {
    db: parts.db,
    files: parts.files,
    clock: lasting.clock,
    publicUrl: config.publicUrl,
    planOf,
    flagsFor: rollout.flagsFor,
  };
  const mail = createMailQueue({
    db: parts.db,
    clock: parts.clock,
    transport: parts.mailTransport,
    composers: joined([accountMails(mailParts), ...modules.map(({ mails }) => mails?.(mailParts))]),
    log: app.log,
  });
  app.decorate('mail', mail);
  app.addHook('onClose', () => mail.stop());
  const reminders = reminderRounds({ db: parts.db, clock: parts.clock, mail, log: app.log });
  app.decorate('reminders', reminders);
  app.addHook('onClose', () => reminders.stop());
  const shells = runningShells(config, lasting.clock);
  const registry = createRegistry({ ...lasting, shells }, rollout);
  const reads = registerReads(app, { db: parts.db, replicas: parts.replicas, config });
  const delivered = {
    ...parts,
    reads,
    rollout,
    registry,
    shells,
    sessionToken,
    catalog: recordCatalog,
    planOf,
  };
  const keyGenerator = ({ ip }: FastifyRequest) => senderOf(ip);
  await app.register(rateLimit, { global: false, store: RateStore, keyGenerator });
  await registerApiDescription(app, config);
  await app.register(
    async (api) => {
      // One person's data must not remain in the browser for the next person.
      api.addHook('onRequest', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      registerHealth(api, parts);
      registerWaitingCalls(api);
      registerAccountCalls(api, lasting, memory);
      registerOnboardingCalls(api, { ...lasting, memory, mail });
      registerSignOnCalls(api, lasting, memory);
      registerReleaseCalls(api, delivered);
      registerTokenCalls(api, parts);
      registerViolationCalls(api, parts);
      registerHealthCalls(api, {
        ...parts,
        beat,
        countSessions: () => countSessions(parts.db, lasting.clock()),
      });
      await registerPublishCalls(api, delivered);
      registerTryCalls(api, delivered);
      registerRolloutCalls(api, delivered);
      const ofGrids = { ...delivered, flagsFor: rollout.flagsFor };
      registerGridCalls(api, ofGrids);
      registerGridViewCalls(api, ofGrids);
      for (const { calls } of modules) await calls?.(api, delivered);
      registerDescriptionCalls(api);
      await registerGraphql(api, {
        config,
        resolvers,
        contextOf: (user, request): ModuleContext => ({
          user,
          db: parts.db,
          clock: parts.clock,
          catalog: recordCatalog,
          mail,
          memory,
          rollout,
          sessionToken: sessionToken(request),
        }),
        findOperation: persistedOperations(parts.db, config, registry).find,
      });
      api.setNotFoundHandler((request, reply) =>
        reply
          .code(404)
          .send({ message: messageFrom(texts, ({ noCall }) => noCall)(languageOfRequest(request)) }),
      );
    },
    { prefix: `${config.basePath}api` },
  );
  if (parts.releases.folder !== undefined)
    await registerUploadedReleases(app, parts.releases.folder, config.basePath);
  if (config.hostFolder) await registerStaticHost(app, config.hostFolder, config.basePath);
  return app;
}
