import type { en } from '../en/events-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  Event: { one: 'evento', many: 'eventos' },
};
