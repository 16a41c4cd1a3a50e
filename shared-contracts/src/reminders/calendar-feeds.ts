import * as v from 'valibot';
import { reference } from '../validators/reference-rules.ts';
import { requiredShortText } from '../validators/rules.ts';

/** Calendars of one person, the length of a name, and the dates that one holds, the nearest first. */
export const feedLimits = { perPerson: 20, longestName: 60, dates: 2000, daysBack: 90 } as const;

/** What a calendar holds: what the person is asked to do, every date of a project, or those of what a smart folder finds. */
export const feedHolds = ['mine', 'project', 'folder'] as const;

/** The smart folders whose records have dates that people are reminded of. */
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

/** A calendar as its person sees it; its address was shown once. */
export const feedSchema = v.object({
  id: v.string(),
  name: v.string(),
  holds: v.picklist(feedHolds),
  /** The project's name, where it holds one. */
  project: v.nullable(v.string()),
  /** The smart folder's id, where it holds one. */
  folder: v.optional(v.nullable(v.string())),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});

export type CalendarFeed = v.InferOutput<typeof feedSchema>;

/** Answer of a new calendar: its address, whole; this is the only time that it is told. */
export const madeFeedSchema = v.object({ address: v.string() });
