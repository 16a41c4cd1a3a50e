/** Names of events in counts. */
export const en = {
  Event: { one: 'event', many: 'events' },
};
