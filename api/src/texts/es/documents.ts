import type { en } from '../en/documents.ts';

/** What is refused of documents, in Spanish. */
export const es: typeof en = {
  notUploaded: 'El archivo de un documento debe haberse subido antes.',
  onlyProjects: 'Solo un proyecto tiene archivos espaciales.',
  unchecked: 'Un archivo espacial debe comprobarse antes de guardarse.',
  noLine: 'Esta línea de horas no está en la semana. Guarde primero la semana.',
  mayNotAdd: 'No tiene permiso para añadir documentos aquí.',
  mayNotChange: 'No tiene permiso para cambiar este documento.',
  mayNotDelete: 'No tiene permiso para eliminar este documento.',
};
