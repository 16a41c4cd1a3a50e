import { pair } from '../../../records/reading/named-records.ts';
import type { en } from './en.ts';

/** The same in Spanish. */
export const es: typeof en = {
  /** What one record is called where they are counted, and many. */
  records: {
    Communication: pair('comunicación', 'comunicaciones'),
    Event: pair('evento', 'eventos'),
    MasterModel: pair('modelo de eventos', 'modelos de eventos'),
    RelatedDocument: pair('documento', 'documentos'),
    IndigenousEngagement: pair('consulta', 'consultas'),
    AssignedTask: pair('tarea asignada', 'tareas asignadas'),
  },
};
