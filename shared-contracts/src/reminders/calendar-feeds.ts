import * as v from 'valibot';
import { reference } from '../validators/reference-rules.ts';
import { requiredShortText } from '../validators/rules.ts';

/**
 * The number of calendars of one person, the length of a name, and the number of dates in a calendar, the nearest
 * first.
 */
export const feedLimits = { perPerson: 20, longestName: 60, dates: 2000, daysBack: 90 } as const;

/**
 * The possible contents of a calendar: what the person has to do, every date of a project, or the dates of the records
 * that a smart folder finds.
 */
export const feedHolds = ['mine', 'project', 'folder'] as const;

/** The smart folders whose records have dates for reminders. */
export const datedFolders = [
  'my-tasks',
  'my-overdue-tasks',
  'consent-outstanding',
  'agreements-expiring',
  'requests-waiting',
  'obligations-due',
  'rents-unpaid',
  'payments-due',
  'payments-overdue',
  'payments-held',
] as const;

export type DatedFolder = (typeof datedFolders)[number];

/** Body of `POST ~/api/inbox/calendars`: makes a calendar with an address of its own. */
export const newFeedSchema = v.pipe(
  v.object({
    name: requiredShortText(feedLimits.longestName),
    holds: v.picklist(feedHolds),
    project: v.optional(v.nullable(reference)),
    folder: v.optional(v.nullable(v.picklist(datedFolders))),
  }),
  v.transform(({ name, holds, project, folder }) => ({
    ...{ name, holds },
    projectId: holds === 'project' ? (project?.id ?? null) : null,
    folder: holds === 'folder' ? (folder ?? null) : null,
  })),
);

/** A calendar as its owner sees it, without its address, which is shown only once. */
export const feedSchema = v.object({
  id: v.string(),
  name: v.string(),
  holds: v.picklist(feedHolds),
  /** The name of the project whose dates it contains, if any. */
  project: v.nullable(v.string()),
  /** The id of the smart folder whose dates it contains, if any. */
  folder: v.optional(v.nullable(v.string())),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});

export type CalendarFeed = v.InferOutput<typeof feedSchema>;

/** Answer for a new calendar: its complete address, which is never returned again. */
export const madeFeedSchema = v.object({ address: v.string() });
