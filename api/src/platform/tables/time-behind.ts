/** A time after a day, in the notations of databases, spreadsheets and emails, with its zone. */
const behind =
  /[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?([ap]\.?m\.?)? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[MPCE][SD]T)?$/i;

/** Whether a zone is UTC. */
const isUniversal = /^(?:Z|UTC|GMT|[+-]00:?00)$/i;

/**
 * The UTC hour at which a day begins in the western provinces: 6 in Saskatchewan and in Alberta's summer, later
 * elsewhere.
 */
const westernMidnight = 6;

/**
 * A day without the time after it; undefined if what follows is not a time, or if the day may be a different one in the
 * western provinces.
 */
export function withoutTime(text: string): string | undefined {
  const [all = '', hours, minutes, seconds = '0', half, zone = ''] = behind.exec(text) ?? [];
  if (all === '') return text;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hour > (half ? 12 : 23) || minute > 59 || Number(seconds) > 59) return undefined;
  const isMidnight = hour === 0 && minute === 0 && Number(seconds) === 0;
  // 02:30 UTC is the evening of the day before here. A day without a time is stored as its first moment, so midnight is
  // not converted.
  if (isUniversal.test(zone) && !half && !isMidnight && hour < westernMidnight) return undefined;
  return text.slice(0, -all.length);
}
