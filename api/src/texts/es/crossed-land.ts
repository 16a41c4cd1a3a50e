import type { en } from '../en/crossed-land.ts';

/** Messages about recording land along a route, in Spanish. */
export const es: typeof en = {
  nothing: 'Elija la tierra que se va a añadir.',
  tooMuch: (most) => `Añada como máximo ${most.toLocaleString('es')} tierras a la vez.`,
  onePiece: 'Esto nombra varias tierras. Dé a cada una su propia fila.',
  meanwhile:
    'Otra persona registró parte de esta tierra mientras tanto. Mire de nuevo a lo largo del trazado.',
};
