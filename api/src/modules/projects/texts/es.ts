import { pair } from '../../../records/reading/named-records.ts';
import type { en } from './en.ts';

/** The same in Spanish. */
export const es: typeof en = {
  /** What one record is called where they are counted, and many. */
  records: {
    SurfaceProject: pair('proyecto', 'proyectos'),
    Agreement: pair('acuerdo', 'acuerdos'),
    Request: pair('solicitud', 'solicitudes'),
    RequestItem: pair('partida de solicitud', 'partidas de solicitud'),
    Stakeholder: pair('parte interesada', 'partes interesadas'),
    Obligation: pair('obligación', 'obligaciones'),
    KeyDate: pair('fecha clave', 'fechas clave'),
  },
};
