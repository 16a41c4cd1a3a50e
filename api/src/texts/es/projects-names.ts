import type { en } from '../en/projects-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  SurfaceProject: { one: 'proyecto', many: 'proyectos' },
  Agreement: { one: 'acuerdo', many: 'acuerdos' },
  Request: { one: 'solicitud', many: 'solicitudes' },
  RequestItem: { one: 'partida de solicitud', many: 'partidas de solicitud' },
  Stakeholder: { one: 'parte interesada', many: 'partes interesadas' },
};
