import type { en } from '../en/project-locks.ts';
import { es as refusals } from './refusals.ts';

/** Why a field of a project cannot be changed, in Spanish. */
export const es: typeof en = {
  readOnly: refusals.readOnly,
  noRight: 'Puede ver los proyectos, pero no editarlos. Pida a un editor de su empresa que lo cambie.',
  owner:
    'Un proyecto pertenece a la empresa que lo creó. Solo un administrador del sistema nombra a otro propietario, en un proyecto nuevo.',
  parties:
    'El propietario del proyecto dice quiénes son su intermediario y su operador. Pida al propietario que lo cambie.',
};
