import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import { dayAfter } from 'shared-contracts/days';
import { zoneSchema } from 'shared-contracts/grids';
import {
  chooseWaySchema,
  inboxLimits,
  inboxSchema,
  readRemindersSchema,
  reminderKinds,
  snoozeRemindersSchema,
  usualWay,
  waysSchema,
} from 'shared-contracts/reminders';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { invalid } from '../../platform/errors/app-error.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';
import type { ModuleParts } from '../module.ts';
import { inboxItems } from './inbox-items.ts';
import { chooseWay, chosenWays, listReminders, markReminders, snoozeReminders } from './inbox-store.ts';

/** Calls of the inbox: what a person is reminded of, and how they want to be told. */
export function registerInboxCalls(
  app: FastifyInstance,
  { db, planOf, clock, rollout }: Pick<ModuleParts, 'db' | 'planOf' | 'clock' | 'rollout'>,
): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'inbox',
    summary: 'What the person is reminded of: unread and overdue first.',
    access: 'signedIn',
    input: v.object({ zone: v.optional(zoneSchema) }),
    result: inboxSchema,
    handle: async ({ input, user }) => {
      const day = dayIn(input.zone ?? (await personZone(db, user)), clock());
      const reminders = await listReminders(db, user.id, day);
      const shown = reminders.slice(0, inboxLimits.shown);
      const items = await inboxItems({ db, planOf }, user, await rollout.flagsFor(user), shown);
      return { day, items: [...items], isCut: reminders.length > shown.length };
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'inbox/read',
    summary: 'Marks reminders as read, or as unread again; all of them where none is named.',
    access: 'signedIn',
    input: readRemindersSchema,
    result: v.null(),
    handle: async ({ input, user }) => {
      await markReminders(db, {
        userId: user.id,
        ids: input.ids,
        readAt: input.isRead ? clock() : null,
      });
      return null;
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'inbox/snooze',
    summary: 'Puts reminders off until a day, or brings them back.',
    access: 'signedIn',
    input: snoozeRemindersSchema,
    result: v.null(),
    handle: async ({ input: { ids, until }, user }) => {
      const last = dayAfter(dayIn(await personZone(db, user), clock()), inboxLimits.longestSnooze);
      if (until !== null && until > last)
        throw invalid([{ path: 'until', message: validationText(languageOf(user.locale), 'invalid') }]);
      await snoozeReminders(db, { userId: user.id, ids, until });
      return null;
    },
  });

  const waysOf = async (userId: string) => {
    const chosen = await chosenWays(db, userId);
    return reminderKinds.map((kind) => ({ kind, way: chosen.get(kind) ?? usualWay }));
  };

  registerRestCall(app, {
    method: 'GET',
    path: 'inbox/ways',
    summary: 'How the person is told of each kind of reminder.',
    access: 'signedIn',
    input: v.object({}),
    result: waysSchema,
    handle: ({ user }) => waysOf(user.id),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'inbox/ways',
    summary: 'Chooses how the person is told of a kind of reminder.',
    access: 'signedIn',
    input: chooseWaySchema,
    result: waysSchema,
    handle: async ({ input, user }) => {
      await chooseWay(db, user.id, input);
      return waysOf(user.id);
    },
  });
}
