import type { en } from '../en/documents.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Refusals about documents, in Spanish. */
export const es: typeof en = {
  notUploaded: 'El archivo de un documento debe haberse subido antes.',
  onlyProjects: 'Solo un proyecto tiene archivos espaciales.',
  unchecked: 'Un archivo espacial debe comprobarse antes de guardarse.',
  noLine: 'Esta línea de horas no está en la semana. Guarde primero la semana.',
  mayNotAdd: 'No tiene permiso para añadir documentos aquí.',
  mayNotChange: 'No tiene permiso para cambiar este documento.',
  mayNotDelete: 'No tiene permiso para eliminar este documento.',
  ofOthers: (named, more) => {
    const names = named.map(({ name, company }) => `«${name}» (${company})`);
    const shown = list.format(more > 0 ? [...names, `${more} más`] : names);
    return names.length === 1
      ? `El documento ${shown} es de otra empresa; solo ella puede eliminarlo.`
      : `Los documentos ${shown} son de otras empresas; solo ellas pueden eliminarlos.`;
  },
};
