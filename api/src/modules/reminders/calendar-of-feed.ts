import { languageOf } from 'shared-contracts';
import { dayAfter, weekdayOf } from 'shared-contracts/days';
import type { Flags } from 'shared-contracts/flags';
import { type DatedFolder, type feedHolds, feedLimits } from 'shared-contracts/reminders';
import type { CurrentUser } from 'shared-contracts/rights';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';
import { datedThings } from './dated-things-store.ts';
import { folderRecords } from './folder-records-store.ts';
import { type InboxParts, inboxItems } from './inbox-items.ts';
import { type TaggedCalendar, taggedCalendar } from './kept-calendars.ts';

interface Feed {
  readonly name: string;
  readonly holds: (typeof feedHolds)[number];
  readonly projectId: string | null;
  readonly folder: DatedFolder | null;
}

interface FeedParts extends InboxParts {
  readonly publicUrl: string;
  readonly now: Date;
}

/** The first day of the week: using it, the dates and therefore the bytes of a calendar stay the same for a week. */
const mondayOf = (day: string): string => dayAfter(day, -((weekdayOf(day) + 6) % 7));

/** A person's calendar: only records that the person may see now. */
export async function calendarOfFeed(
  { now, publicUrl, ...parts }: FeedParts,
  user: CurrentUser,
  flags: Flags,
  { name, holds, projectId, folder }: Feed,
): Promise<TaggedCalendar> {
  const today = dayIn(await personZone(parts.db, user), now);
  const from = dayAfter(mondayOf(today), -feedLimits.daysBack);
  const found = folder ? await folderRecords(parts, { user, flags, folder, now }) : undefined;
  // The calendar of a folder that the person is no longer offered is empty.
  const isGone = holds === 'folder' && !found;
  const things = isGone
    ? []
    : await datedThings(parts.db, { userId: user.id, projectId, folder: found, from });
  const keyOf = (kind: string, recordId: string) => `${kind} ${recordId}`;
  const named = await inboxItems(
    parts,
    user,
    flags,
    things.map(({ kind, recordId, dueOn }) => ({
      id: keyOf(kind, recordId),
      kind,
      recordId,
      dueOn,
      isLate: false,
      isRead: false,
      standsInFor: null,
    })),
  );
  const shown = new Map(named.map((item) => [item.id, item]));
  return taggedCalendar({
    name,
    language: languageOf(user.locale),
    publicUrl,
    dates: things.flatMap(({ kind, recordId, revision, dueOn }) => {
      const item = shown.get(keyOf(kind, recordId));
      return item ? [{ ...item, recordId, revision, dueOn }] : [];
    }),
  });
}
