import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from 'shared-contracts';
import { feedLimits, feedSchema, madeFeedSchema, newFeedSchema } from 'shared-contracts/reminders';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { findActiveUser } from '../../accounts/sessions/user-store.ts';
import { texts } from '../../generated/texts/reminders.ts';
import { AppError, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { senderOf } from '../../platform/server/sender.ts';
import { findRecord } from '../../records/reading/record-store.ts';
import type { ModuleParts } from '../module.ts';
import { smartFoldersFor } from '../start/index.ts';
import { createFeed, listFeeds, revokeFeed, useFeed } from './calendar-feed-store.ts';
import { calendarOfFeed } from './calendar-of-feed.ts';

type CalendarParts = Pick<ModuleParts, 'db' | 'catalog' | 'planOf' | 'clock' | 'rollout' | 'config'>;

/**
 * Reads of one calendar per minute from one address. Programs read a few times per hour, and an office may have many
 * calendars.
 */
const readsPerMinute = 20;

const secretSchema = v.object({ secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });

/** Registers the calls for a person's calendars, and the addresses under which calendar programs read them. */
export function registerCalendarCalls(app: FastifyInstance, parts: CalendarParts): void {
  const { db, catalog, planOf, clock, rollout, config } = parts;

  registerRestCall(app, {
    method: 'GET',
    path: 'inbox/calendars',
    summary: 'The calendars of the person, without their addresses.',
    access: 'signedIn',
    input: v.object({}),
    result: v.array(feedSchema),
    handle: ({ user }) => listFeeds(db, user.id),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'inbox/calendars',
    summary: 'Makes a calendar. The answer is the only place where its address is ever shown.',
    access: 'signedIn',
    input: newFeedSchema,
    result: madeFeedSchema,
    handle: async ({ input, user }) => {
      const { name, holds, projectId, folder } = input;
      const isProject = holds === 'project';
      const sees =
        projectId !== null &&
        (await findRecord({ db, catalog, user, type: 'SurfaceProject' }, projectId, [])) !== undefined;
      if (isProject && !sees)
        throw invalid([
          {
            path: 'project',
            message: validationText(languageOf(user.locale), projectId ? 'invalid' : 'required'),
          },
        ]);
      const isOffered = smartFoldersFor(user, await rollout.flagsFor(user), { now: clock() }).some(
        ({ id }) => id === folder,
      );
      if (holds === 'folder' && !isOffered)
        throw invalid([
          {
            path: 'folder',
            message: validationText(languageOf(user.locale), folder ? 'invalid' : 'required'),
          },
        ]);
      const feed = { userId: user.id, name, holds, projectId, folder };
      const secret = await createFeed(db, feed, clock());
      if (secret === undefined)
        throw new AppError(
          'LIMIT',
          messageFrom(texts, ({ tooManyCalendars }) => tooManyCalendars(feedLimits.perPerson)),
        );
      return { address: `${config.publicUrl}api/calendars/${secret}.ics` };
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'inbox/calendars/revoke',
    summary: 'Ends the address of a calendar at once.',
    access: 'signedIn',
    input: v.object({ id: v.pipe(v.string(), v.uuid()) }),
    result: v.null(),
    handle: async ({ input, user }) => {
      if (!(await revokeFeed(db, user.id, input.id, clock())))
        throw notFound(messageFrom(texts, ({ noCalendar }) => noCalendar));
      return null;
    },
  });

  const schema = {
    summary:
      'A calendar, for calendar programs: the secret in its address says whose. Only what that person may see now.',
    tags: ['inbox'],
  };
  app.get(
    '/calendars/:secret.ics',
    {
      schema,
      config: {
        rateLimit: {
          max: readsPerMinute,
          timeWindow: 60_000,
          keyGenerator: ({ ip, url }: FastifyRequest) => `${senderOf(ip)} ${url}`,
        },
        isBackground: true,
      },
    },
    async (request, reply) => {
      const read = v.safeParse(secretSchema, request.params);
      const feed = read.success ? await useFeed(db, read.output.secret, clock()) : undefined;
      // The calendars of people who may no longer sign in cannot be read either.
      const user = feed && (await findActiveUser(db, feed.userId));
      if (!feed || !user) throw notFound(messageFrom(texts, ({ noCalendar }) => noCalendar));
      const { tag, bytes } = await calendarOfFeed(
        { db, planOf, publicUrl: config.publicUrl, now: clock() },
        user,
        await rollout.flagsFor(user),
        feed,
      );
      const etag = `"${tag}"`;
      void reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .send(await bytes());
    },
  );
}
