import type { en } from '../en/key-dates-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  KeyDate: { one: 'fecha clave', many: 'fechas clave' },
};
