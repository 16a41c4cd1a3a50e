/** Refusals around reminders and calendars. */
export const en = {
  noCalendar: 'There is no such calendar. Its address may have been ended.',
  tooManyCalendars: (count: number) =>
    `You have ${count} calendars. End one that you no longer use, then make the new one.`,
};
