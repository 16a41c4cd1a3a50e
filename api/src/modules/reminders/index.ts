import type { Module } from '../module.ts';
import { registerCalendarCalls } from './calendar-calls.ts';
import { remindersMail } from './claim-mails-store.ts';
import { registerInboxCalls } from './inbox-calls.ts';
import { reminderMail } from './reminder-mail.ts';

export { forgetReminders, remindAtOnce } from './at-once-store.ts';
export { type ReminderRounds, reminderRounds } from './reminder-rounds.ts';

/** What people are reminded of: the inbox, the morning mails, and calendars. */
export const reminders: Module = {
  schema: [],
  mails: (parts) => ({ [remindersMail]: reminderMail(parts) }),
  calls: (app, parts) => {
    registerInboxCalls(app, parts);
    registerCalendarCalls(app, parts);
  },
};
