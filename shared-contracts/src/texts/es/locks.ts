import type { en } from '../en/locks.ts';

/** Why a field cannot be changed, in Spanish. */
export const es: typeof en = {
  readOnly: 'Su acceso es de solo lectura. Pida a un administrador del sistema que lo cambie.',
  accounting: 'Contabilidad lleva este dato. Cámbielo allí.',
  synchronized: 'El sistema de tierras vinculado lleva este dato. Cámbielo allí.',
  client: 'El nombre de un cliente no se cambia aquí. Pídalo a quien gestiona Rightway.',
  foreign: 'Esta comunicación la escribió otra empresa. Solo ella puede cambiarla.',
  project: 'No puede editar aquello a lo que pertenece esta comunicación. Pídalo a un editor del proyecto.',
  agreement: 'El acuerdo lleva con quién fue. Ábralo allí para cambiarlo.',
};
