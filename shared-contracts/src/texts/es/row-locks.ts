import type { en } from '../en/row-locks.ts';
import { es as refusals } from './refusals.ts';

/** Why a row of a project cannot be written, in Spanish. */
export const es: typeof en = {
  readOnly: refusals.readOnly,
  project: 'No puede editar este proyecto. Pídalo a un editor del proyecto.',
  brokers: 'Los editores del intermediario del proyecto los añaden y eliminan. Pídaselo a uno de ellos.',
  foreignEvent: 'Este evento lo escribió otra empresa. Solo ella puede cambiarlo.',
  savedType: 'El tipo de un evento guardado no se cambia. Elimine el evento y añada otro en su lugar.',
  savedParent: 'Esto se queda donde se guardó. Elimínelo y añada otro en su lugar.',
};
