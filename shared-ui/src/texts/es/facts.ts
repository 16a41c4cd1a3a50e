import type { en } from '../en/facts.ts';

/** Spanish texts of the facts of a record. */
export const es: typeof en = {
  facts: 'Datos',
  related: 'Lo que depende de él',
  nothing: 'Solo tiene nombre.',
  missing: 'Aquí no existe ese registro. Puede que se haya eliminado o que usted no pueda verlo.',
  notYet: 'El formulario {{form}} todavía no está hecho. Esto es lo que se sabe del registro.',
  many: '{{count}}+',
};
