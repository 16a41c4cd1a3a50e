import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Calendar, writeCalendar } from './write-calendar.ts';

/** Bytes of calendars that are cached, because programs read the same ones repeatedly. */
const keptBytes = 8 * 1024 ** 2;

const kept = new LRUCache<string, Buffer>({
  maxSize: keptBytes,
  sizeCalculation: (bytes) => bytes.length + 100,
});

/** A calendar with its tag: the same content always gives the same bytes. */
export interface TaggedCalendar {
  readonly tag: string;
  /** Its text as UTF-8, written once for the same content. */
  readonly bytes: () => Promise<Buffer>;
}

/** A calendar by its content; it is only written when somebody requests the bytes. */
export function taggedCalendar(calendar: Calendar): TaggedCalendar {
  const tag = createHash('sha256').update(JSON.stringify(calendar)).digest('base64url');
  return {
    tag,
    bytes: async () => {
      const known = kept.get(tag);
      if (known !== undefined) return known;
      const bytes = Buffer.from(await writeCalendar(calendar));
      kept.set(tag, bytes);
      return bytes;
    },
  };
}
