import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import { dayAfter } from 'shared-contracts/days';
import { zoneSchema } from 'shared-contracts/grids';
import {
  absenceSchema,
  chooseWaySchema,
  inboxLimits,
  inboxSchema,
  keepAbsenceSchema,
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
import { absenceOf, keepAbsence, mayStandIn } from './absence-store.ts';
import { inboxItems } from './inbox-items.ts';
import { chooseWay, chosenWays, listReminders, markReminders, snoozeReminders } from './inbox-store.ts';

/** Registers the calls of the inbox: a person's reminders, and how they want to be notified. */
export function registerInboxCalls(
  app: FastifyInstance,
  { db, planOf, clock, rollout }: Pick<ModuleParts, 'db' | 'planOf' | 'clock' | 'rollout'>,
): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'inbox',
    summary: 'What the person is reminded of: unread first, of these what happened before what is overdue.',
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

  registerRestCall(app, {
    method: 'GET',
    path: 'inbox/absence',
    summary: 'The days on which the person is away, and who is reminded meanwhile.',
    access: 'signedIn',
    input: v.object({}),
    result: absenceSchema,
    handle: ({ user }) => absenceOf(db, user.id),
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'inbox/absence',
    summary: 'Keeps the days on which the person is away, and who is reminded meanwhile.',
    access: 'signedIn',
    input: keepAbsenceSchema,
    result: absenceSchema,
    handle: async ({ input: { from, to, substitute }, user }) => {
      const id = substitute?.id ?? null;
      if (id !== null && (id === user.id || !(await mayStandIn(db, user, id))))
        throw invalid([{ path: 'substitute', message: validationText(languageOf(user.locale), 'invalid') }]);
      await keepAbsence(db, user.id, { from, to, substitute: id });
      return absenceOf(db, user.id);
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'inbox/absence/end',
    summary: 'Forgets when the person is away: they are here.',
    access: 'signedIn',
    input: v.object({}),
    result: v.null(),
    handle: async ({ user }) => {
      await keepAbsence(db, user.id, null);
      return null;
    },
  });

  const waysOf = async (userId: string) => {
    const chosen = await chosenWays(db, userId);
    return reminderKinds.map((kind) => ({ kind, way: chosen.get(kind) ?? usualWay(kind) }));
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
