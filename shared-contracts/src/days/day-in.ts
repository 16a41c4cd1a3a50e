/** The day of a moment in a zone, yyyy-MM-dd. */
export function dayIn(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
