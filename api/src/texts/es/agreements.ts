import type { en } from '../en/agreements.ts';

/** Messages about agreements, in Spanish. */
export const es: typeof en = {
  stranger: (name) => `${name} no ve este proyecto o ya no está en activo. Elija a alguien de sus compañías.`,
  statusElsewhere: 'Este estado es de otro operador. Elija uno del operador del proyecto.',
  notAllOrdered: 'El orden no nombra cada acuerdo del proyecto una vez. Vuelva a cargar los acuerdos.',
  orderedMeanwhile:
    'Mientras tanto alguien añadió, eliminó o movió acuerdos. Vuelva a cargarlos y mueva los suyos otra vez.',
  mayNotOrder: 'Usted no puede editar este proyecto. Pida a un editor del proyecto que cambie el orden.',
  tooManyAgreements: (most) => `Elija como máximo ${most.toLocaleString('es')} acuerdos a la vez.`,
  nothingChosen: 'Elija los acuerdos y lo que hay que cambiar.',
  sameAgent: 'Elija a otra persona a quien entregar el trabajo.',
  tooManyDescriptions: (most) => `Pegue como máximo ${most} descripciones legales a la vez.`,
};
