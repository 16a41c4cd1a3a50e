import type { en } from '../en/communications-names.ts';

/** What records are called where they are counted: communications, in Spanish. */
export const es: typeof en = {
  Communication: { one: 'comunicación', many: 'comunicaciones' },
};
