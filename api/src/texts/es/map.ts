import type { en } from '../en/map.ts';

/** What the calls of the map say to people, in Spanish. */
export const es: typeof en = {
  noTile: 'No existe esa tesela del mapa.',
  noProject: 'No existe ese proyecto, o usted no puede abrirlo.',
  noFile: 'No existe ese archivo, o usted no puede abrirlo.',
  noService: 'No existe ese servicio de mapas.',
  notSaved: 'Usted no puede cambiar cómo ven todos esta capa.',
  noProperties: 'Estas no son propiedades de una capa.',
  noRoute: 'El proyecto aún no tiene trazado, o lo indicado no lo es. Dibuje uno en el mapa.',
  noRule: 'Hoy no hay tal norma con una distancia. Elija otra o escriba una distancia.',
  tooMuchLand: 'A esta distancia del trazado hay más de 2.000 parcelas. Elija una distancia más corta.',
  states: {
    none: 'Sin estado',
    open: 'Sin enviar',
    notified: 'Notificado',
    sent: 'Enviado',
    received: 'Recibido',
    responded: 'Respondido',
    consented: 'Con consentimiento',
    completed: 'Completado',
    well: 'Pozo',
    land: 'Tierra',
  },
};
