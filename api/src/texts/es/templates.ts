import type { en } from '../en/templates.ts';

/** Refusals about templates and models, in Spanish. */
export const es: typeof en = {
  foreignFile: 'Un archivo de otra empresa solo lo puede eliminar esa empresa.',
  notUploaded: 'El archivo de una plantilla debe haberse subido antes.',
  unfitName: 'El nombre del archivo tiene caracteres que no se pueden guardar.',
  onlyAdministrators: 'Solo un administrador del sistema puede cambiar plantillas.',
  unchecked: (name) =>
    `El archivo «${name}» no se ha comprobado como plantilla de este tipo de informe. Compruébelo antes.`,
  foreignFiles: 'Una plantilla con archivos de otra empresa no se puede eliminar.',
  unfitEvents: 'Uno o más de estos eventos no pueden estar en este modelo.',
  noEvents: 'Seleccione al menos un evento.',
};
