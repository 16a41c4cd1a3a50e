import type { en } from '../en/unreachable.ts';

/** Messages for when the API could not be reached, in Spanish. */
export const es: typeof en = {
  text: 'No se pudo conectar con Rightway. Revise la conexión e inténtelo de nuevo.',
  whereTyped:
    'No se pudo conectar con Rightway. Revise la conexión e inténtelo de nuevo; lo que escribió se conserva.',
  databaseAway: 'Rightway no puede acceder ahora a su base de datos. Vuelva a intentarlo en un momento.',
};
