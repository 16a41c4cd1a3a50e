import ical, { ICalEventTransparency } from 'ical-generator';
import { inLanguage, type Language } from 'shared-contracts';
import { dayAfter } from 'shared-contracts/days';
import type { InboxItem } from 'shared-contracts/reminders';
import { texts } from '../../generated/texts/reminder-mail.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';

/** A date of a calendar: what it is about, and the number of its record's saves. */
export interface CalendarDate extends Pick<InboxItem, 'kind' | 'dueOn' | 'title' | 'detail' | 'opens'> {
  readonly recordId: string;
  readonly revision: number;
}

/** The content of a calendar. */
export interface Calendar {
  readonly name: string;
  readonly language: Language;
  readonly dates: readonly CalendarDate[];
  /** The address under which people open Rightway, with a slash at its end. */
  readonly publicUrl: string;
}

/** How often programs are asked to read again, in seconds. */
const everyHour = 3600;

/** Days are whole days: they begin at midnight wherever the person is. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Number of events that are written in one go; thousands would block other requests. */
const atOnce = 40;

const begin = 'BEGIN:VEVENT';
const end = 'END:VCALENDAR';

/** The events within the text of a calendar. */
const eventsOf = (text: string): string => {
  const first = text.indexOf(begin);
  return first < 0 ? '' : text.slice(first, text.lastIndexOf(end));
};

/**
 * The calendar as an iCalendar file (RFC 5545), written in turns with other work. A record keeps its UID when its day
 * moves, and its SEQUENCE grows with every save, so that programs move the event instead of adding another one. The
 * time of writing is not included: the same dates always give the same bytes.
 */
export async function writeCalendar({ name, language, dates, publicUrl }: Calendar): Promise<string> {
  const wording = inLanguage(texts, language);
  const calendar = ical({
    name,
    prodId: { company: 'Rightway', product: 'calendar', language },
    ttl: everyHour,
  });
  const empty = calendar.toString();
  const written: string[] = [empty.slice(0, empty.lastIndexOf(end))];
  const known = new Set<string>();
  /** A record may have several days of a kind, such as rents: the first keeps the short UID. */
  const uidOf = ({ kind, recordId, dueOn }: CalendarDate): string => {
    const uid = `${kind}-${recordId}`;
    const own = known.has(uid) ? `${uid}-${dueOn}` : uid;
    known.add(uid);
    return `${own}@rightway`;
  };
  const add = (date: CalendarDate) => {
    const { kind, revision, dueOn, title, detail, opens } = date;
    const start = startOf(dueOn);
    calendar.createEvent({
      id: uidOf(date),
      sequence: revision,
      start,
      end: startOf(dayAfter(dueOn)),
      allDay: true,
      timezone: 'UTC',
      // A due day does not mark anybody as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: start,
      summary: `${wording.calendar[kind]}: ${title}`,
      ...(detail ? { location: detail } : {}),
      ...(opens ? { url: `${publicUrl}${opens}`, description: `${publicUrl}${opens}` } : {}),
    });
  };
  const parts = Array.from({ length: Math.ceil(dates.length / atOnce) }, (_, place) =>
    dates.slice(place * atOnce, (place + 1) * atOnce),
  );
  await eachInTurns(parts, (part) => {
    calendar.clear();
    part.forEach(add);
    written.push(eventsOf(calendar.toString()));
  });
  return `${written.join('')}${end}\r\n`;
}
