import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { flagsSchema, noFlags } from 'shared-contracts/flags';
import {
  datedFilter,
  defaultZone,
  doorCountSchema,
  gridSource,
  largestFolderCount,
  recentRecordSchema,
  roleDaySchema,
  smartFolderSchema,
  startTodaySchema,
  zoneSchema,
} from 'shared-contracts/grids';
import { releaseName, type Start, startSchema, supportSchema } from 'shared-contracts/rest';
import { helpTopics, reportsTopic } from 'shared-contracts/routes';
import { message } from 'shared-contracts/validators';
import * as v from 'valibot';
import type { Registry } from '../../delivery/releases/registry.ts';
import type { TriedRelease } from '../../delivery/releases/tried-release-store.ts';
import { whoGets } from '../../delivery/releases/who-tries.ts';
import type { Rollout } from '../../delivery/rollout/rollout.ts';
import type { PlanOf } from '../../grids/grid-plan.ts';
import { gridRecords } from '../../grids/grid-records-store.ts';
import { countRows } from '../../grids/grid-totals-store.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { promptly } from '../../platform/db/promptly.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';
import { mergedInto } from '../associates/index.ts';
import { doorCounts } from './door-counts.ts';
import { registerFirstCalls } from './first-calls.ts';
import { registerFittingCall } from './fitting-call.ts';
import { forVisitors } from './for-visitors.ts';
import { noteRecent } from './recent-store.ts';
import { readRoleDay } from './role-day.ts';
import { smartFoldersFor } from './smart-folders.ts';
import { startToday } from './today.ts';
import { countUnread } from './unread-reminders-store.ts';

/** The person's time zone, which decides what today is for them; UTC if it is missing. */
const zoneInput = v.object({ zone: v.optional(zoneSchema) });

interface StartParts {
  readonly db: Db;
  readonly databaseKind: Database['kind'];
  readonly config: Pick<Config, 'version' | 'signOn' | 'basePath' | 'isSessionSecure'>;
  readonly clock: Clock;
  readonly planOf: PlanOf;
  readonly rollout: Pick<Rollout, 'flagsFor'>;
  readonly registry: Pick<Registry, 'releasesFor' | 'fittingFor' | 'triedIn'>;
  /** The token of the session to which a request belongs. */
  readonly sessionToken: (request: FastifyRequest) => string | undefined;
}

/** Flags that a tried release declares are on for the developer who tries it, although nobody else has them yet. */
const flagsOf = (tried: readonly TriedRelease[]): Readonly<Record<string, true>> =>
  Object.fromEntries(tried.flatMap(({ start }) => (start?.flags ?? []).map(({ name }) => [name, true])));

/** Calls for the data that a browser needs first. */
export function registerStartCalls(
  app: FastifyInstance,
  { db, databaseKind, config, clock, planOf, rollout, registry, sessionToken }: StartParts,
): void {
  const start = async (request: FastifyRequest, reply: FastifyReply): Promise<Start> => {
    const { user } = request;
    const tried = user ? await registry.triedIn(sessionToken(request)) : [];
    const browser = { isSignedIn: user !== null, person: () => whoGets(request, reply, config), tried };
    const releases = await promptly(databaseKind, registry.releasesFor(browser));
    const flags = user ? { ...(await rollout.flagsFor(user)), ...flagsOf(tried) } : noFlags;
    const unread = user && (await countUnread(db, user.id, dayIn(await personZone(db, user), clock())));
    const folders = user ? smartFoldersFor(user, flags, { now: clock() }) : [];
    return {
      user,
      flags,
      releases: user ? releases : forVisitors(releases),
      folders: folders.map(({ id, name, source }) => ({ id, name, source: source.name })),
      ...(unread === null ? {} : { unread }),
      version: config.version,
      tried: tried.map(({ area, version }) => ({ area, version })),
      hasSingleSignOn: config.signOn !== undefined,
    };
  };

  registerRestCall(app, {
    method: 'GET',
    path: 'start',
    summary: 'The person, the flags and the releases of this browser, in one answer.',
    access: 'anonymous',
    input: v.object({}),
    result: startSchema,
    handle: ({ request, reply }) => start(request, reply),
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'start/current',
    summary: 'The same for a page that stands open; asking does not keep its session alive.',
    access: 'anonymous',
    isBackground: true,
    /** Releases whose declarations the page already has; these are not sent again. */
    input: v.object({ known: v.optional(v.pipe(v.string(), v.maxLength(2000)), '') }),
    result: startSchema,
    handle: async ({ input, request, reply }) => {
      const answer = await start(request, reply);
      const known = new Set(input.known.split(','));
      const releases = answer.releases.map(({ start: declared, ...release }) =>
        known.has(releaseName(release)) ? release : { ...release, start: declared },
      );
      return { ...answer, releases };
    },
  });

  registerFittingCall(app, { databaseKind, registry });

  registerRestCall(app, {
    method: 'GET',
    path: 'start/feature-flags',
    summary: 'Every feature flag, as it stands for the person.',
    access: 'signedIn',
    input: v.object({}),
    result: flagsSchema,
    handle: ({ user }) => rollout.flagsFor(user),
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'start/smart-folders',
    summary: 'What people look for every day, with the view that each opens and how many rows it finds.',
    access: 'signedIn',
    input: zoneInput,
    result: v.array(smartFolderSchema),
    handle: async ({ input, user }) => {
      const now = clock();
      const zone = input.zone ?? user.timeZone ?? defaultZone;
      const day = dayIn(zone, now);
      return Promise.all(
        smartFoldersFor(user, await rollout.flagsFor(user), { now, zone }).map(
          async ({ source, ...folder }) => {
            const { searchCriteria, parameters } = folder.view;
            const filters = searchCriteria.filters.map((filter) => datedFilter(filter, day));
            const found = { searchCriteria: { ...searchCriteria, filters }, parameters };
            const count = await countRows(db, planOf(source), user, found, largestFolderCount);
            return { ...folder, source: source.name, count };
          },
        ),
      );
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'start/doors',
    summary: 'How much waits at the places of the navigation that are no lists.',
    access: 'signedIn',
    input: v.object({}),
    result: v.array(doorCountSchema),
    handle: async ({ user }) => doorCounts(db, user, await rollout.flagsFor(user)),
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'start/today',
    summary:
      "A person's day: what is overdue and due within a week, what others have to answer, projects with their consents, recent records.",
    access: 'signedIn',
    input: zoneInput,
    result: startTodaySchema,
    handle: async ({ input, user }) => {
      const zone = input.zone ?? user.timeZone ?? defaultZone;
      return startToday({ db, planOf }, user, await rollout.flagsFor(user), {
        today: dayIn(zone, clock()),
        zone,
      });
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'start/role',
    summary:
      'What a person looks after because of their role: weeks that wait for an approver, tasks of colleagues, the month of billing.',
    access: 'signedIn',
    input: zoneInput,
    result: roleDaySchema,
    handle: async ({ input, user }) => {
      const zone = input.zone ?? user.timeZone ?? defaultZone;
      return readRoleDay({ db, planOf }, user, await rollout.flagsFor(user), dayIn(zone, clock()));
    },
  });

  registerFirstCalls(app, db);

  registerRestCall(app, {
    method: 'POST',
    path: 'start/recent',
    summary: 'Notes that the person opened a record.',
    access: 'signedIn',
    input: recentRecordSchema,
    result: v.null(),
    handle: async ({ input, user }) => {
      const source = gridSource(input.source);
      // The address of a merged associate opens the associate into which it was merged.
      const id = (source?.name === 'associates' && (await mergedInto(db, input.id))) || input.id;
      const [found] = source ? await gridRecords(db, planOf(source), user, [id]) : [];
      if (!source || !found) throw notFound();
      await noteRecent(db, user.id, source.id, id);
      return null;
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'support',
    summary:
      'Where the help on a kind of record is, by the first segment of its address; else the general page.',
    access: 'signedIn',
    input: v.object({
      type: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, message('invalid'))), 'support'),
    }),
    result: supportSchema,
    handle: async ({ input: { type } }) => ({
      url: `${config.basePath}docs/help${[...helpTopics, reportsTopic].includes(type) ? `?topic=${type}` : ''}`,
    }),
  });
}
