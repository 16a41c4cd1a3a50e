import type { en } from '../en/locks.ts';
import { es as refusals } from './refusals.ts';

/** Why a field cannot be changed, in Spanish. */
export const es: typeof en = {
  readOnly: refusals.readOnly,
  accounting: 'Contabilidad lleva este dato. Cámbielo allí.',
  synchronized: 'El sistema de tierras vinculado lleva este dato. Cámbielo allí.',
  client: 'El nombre de un cliente no se cambia aquí. Pídalo a quien gestiona Rightway.',
  billed:
    'Las facturas a este cliente lo indican. Lo cambian sus propios editores, quienes facturan y los administradores del sistema.',
  foreign: 'Esta comunicación la escribió otra empresa. Solo ella puede cambiarla.',
  project: 'No puede editar aquello a lo que pertenece esta comunicación. Pídalo a un editor del proyecto.',
  agreement: 'El acuerdo lleva con quién fue. Ábralo allí para cambiarlo.',
};
