/** What events are called where they are counted. */
export const en = {
  Event: { one: 'event', many: 'events' },
};
