import { texts as refusals } from 'shared-contracts/refusal-texts';
import type { en } from '../en/people.ts';

/** Refusals about people, in Spanish. */
export const es: typeof en = {
  onlyAdministrators: 'Solo un administrador del sistema puede hacer esto.',
  notActive: 'Esta persona no está activa. Actívela primero.',
  mayNotAdd: 'Solo un administrador del sistema puede añadir personas.',
  notDeleted: 'Las personas se desactivan, no se eliminan.',
  readOnly: refusals.es.readOnly,
  noLonger: 'Usted ya no es administrador del sistema. Inicie sesión de nuevo.',
  ownFields: 'Puede cambiar su nombre, cargo e idioma. Lo demás lo cambia un administrador del sistema.',
};
