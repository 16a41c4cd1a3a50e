import type { en } from '../en/unknown-address.ts';

/** The same in Spanish. */
export const es: typeof en = {
  nothing: 'No hay nada en {{address}}. En su lugar ve el inicio.',
  switchedOff:
    '{{address}} está desactivado para usted. En su lugar ve el inicio. Pida a un administrador del sistema que lo active.',
  ownSwitch:
    '{{address}} está desactivado para usted. En su lugar ve el inicio. Puede activarlo en Despliegue, Funciones.',
  toStart: 'Ir al inicio',
  toRollout: 'Abrir Despliegue',
};
