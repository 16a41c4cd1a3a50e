import type { en } from '../en/associate-merges.ts';

/** Messages about merging business associates, in Spanish. */
export const es: typeof en = {
  administrators: 'Los administradores del sistema fusionan asociados comerciales. Pídaselo a uno de ellos.',
  same: 'Elija dos asociados comerciales.',
  client: 'Un cliente solo puede ser el que se queda. Fusione en el otro sentido.',
  synchronized:
    'Lo que lleva el sistema de tierras vinculado solo puede ser lo que se queda. Fusione en el otro sentido.',
  accounting: 'Lo que lleva contabilidad solo puede ser lo que se queda. Fusione en el otro sentido.',
  mergedBefore: 'Ya se fusionó. Abra el que se quedó.',
  mergedAway: (name: string) =>
    `Entretanto se fusionó con ${name} y no se guardó nada. Abra ${name} y guarde allí.`,
  undone: 'Esta fusión ya se deshizo.',
  mergedOn: (name: string) => `El que se quedó se fusionó después con ${name}. Deshaga primero esa fusión.`,
  winnerDeleted: 'La fusión no se puede deshacer: el que se quedó se eliminó después.',
  changedSince: 'La fusión no se puede deshacer: lo que se fusionó ha cambiado desde entonces.',
  deleters:
    'Los editores, superusuarios y administradores del sistema eliminan asociados comerciales. Pídaselo a uno de ellos.',
  manyCompared: (most: number) =>
    `No se pueden comparar más de ${most} números, direcciones y parcelas a la vez.`,
  field: 'Este campo no es de los que se escriben.',
};
