const clock = /^(\d{1,2})\s?[:h.]\s?(\d{2})(?:[:.]\d{2})?\s?(a\.?m\.?|p\.?m\.?)?$/i;
const hourOnly = /^(\d{1,2})\s?(a\.?m\.?|p\.?m\.?)$/i;

const minutesOfDay = 24 * 60;

const written = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * A time of day in 24 hours, such as 09:05; text that cannot be read is returned as it is. Workbooks store a time as a
 * fraction of a day.
 */
export function timeOf(text: string): string {
  const ofDay = /^0?\.\d{1,17}$/.test(text) ? Math.round(Number(text) * minutesOfDay) : undefined;
  if (ofDay !== undefined && ofDay < minutesOfDay) return written(ofDay);
  const [, hour = '', minute = '00', half = ''] = clock.exec(text) ?? [];
  const [, alone = '', ofAlone = ''] = hourOnly.exec(text) ?? [];
  const read = Number(hour || alone || Number.NaN);
  const mark = (half || ofAlone).toLowerCase().charAt(0);
  if (Number.isNaN(read) || (mark !== '' && (read < 1 || read > 12))) return text;
  return written(((mark === '' ? read : (read % 12) + (mark === 'p' ? 12 : 0)) % 100) * 60 + Number(minute));
}
