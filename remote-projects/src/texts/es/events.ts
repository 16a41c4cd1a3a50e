import type { en } from '../en/events.ts';

/** The events of a project or an agreement, in Spanish. */
export const es: typeof en = {
  item: 'evento',
  entity: 'eventos',
  panel: 'Detalles del evento',
  eventType: 'Evento',
  date: 'Fecha',
  notes: 'Notas',
  owner: 'Propietario',
  lastModified: 'Última modificación',
  modifiedText: '{{name}} de {{company}}, {{when}}',
  typeHint: 'Cada evento ocurre aquí una sola vez: los ya usados no se ofrecen.',
  addModel: 'Añadir modelo',
  model: {
    title: 'Modelo de eventos',
    text: 'Un modelo añade sus eventos de una vez. Se guardan con el proyecto.',
    preview: 'Eventos del modelo',
    existing: '(Existente)',
    inactive: '(Inactivo)',
    empty: 'Elija un modelo para ver sus eventos.',
    nothing: 'Todos los eventos activos de este modelo ya están aquí.',
    add: 'Añadir',
    count: 'Añade {{count}}.',
  },
};
