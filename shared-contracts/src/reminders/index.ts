export {
  type CalendarFeed,
  feedHolds,
  feedLimits,
  feedSchema,
  madeFeedSchema,
  newFeedSchema,
} from './calendar-feeds.ts';
export {
  type Absence,
  absenceSchema,
  chooseWaySchema,
  type Inbox,
  type InboxItem,
  inboxLimits,
  inboxSchema,
  keepAbsenceSchema,
  readInboxSchema,
  readRemindersSchema,
  readWaysSchema,
  snoozeRemindersSchema,
  waysSchema,
} from './inbox.ts';
export {
  digestHour,
  type ReminderKind,
  type ReminderRule,
  type ReminderWay,
  reminderKinds,
  reminderRule,
  reminderWays,
  usualWay,
} from './reminder-kinds.ts';
