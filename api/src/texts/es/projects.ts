import type { en } from '../en/projects.ts';

/** Messages about projects, in Spanish. */
export const es: typeof en = {
  mayNotDelete:
    'Solo un administrador del sistema puede eliminar proyectos. Archívelo en su lugar: se puede restaurar.',
  mayNotArchive: 'No puede editar este proyecto. Pida a un editor suyo que lo archive o lo restaure.',
  officeElsewhere: 'Esta oficina es de otra empresa. Elija una de la empresa que está al lado.',
  officeAlone: 'Elija primero la empresa.',
  noBroker: 'Esta empresa no es un intermediario. Elija un intermediario.',
  noOperator: 'Esta empresa no es un operador. Elija un operador.',
  statusElsewhere: 'Este estado es de otro operador. Elija uno del operador del proyecto.',
  noClient: 'Este asociado comercial no es un cliente. Elija un cliente.',
  typeTwice: 'Este tipo de información ya está en el proyecto. Cámbielo allí.',
  typeOfOtherForm: 'Este tipo de información se pide en otro formulario.',
  optionElsewhere: 'Esta opción es de otro tipo de información.',
  contactElsewhere: 'Es un contacto de otro asociado comercial. Elija uno del asociado que está al lado.',
  itself: 'Un proyecto no puede estar relacionado consigo mismo.',
  relatedTwice: 'Estos proyectos ya están relacionados.',
  agreementsHang: (count) =>
    `Contiene ${count} ${count === 1 ? 'acuerdo' : 'acuerdos'}. Archívelo en su lugar: se puede restaurar.`,
  called: (title, sentence) => `${title}: ${sentence}`,
};
