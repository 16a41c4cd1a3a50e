import type { en } from '../en/crossed-land.ts';

/** Lo que dice registrar la tierra a lo largo de un trazado, en español. */
export const es: typeof en = {
  nothing: 'Elija la tierra que se va a añadir.',
  tooMuch: (most) => `Añada como máximo ${most.toLocaleString('es')} tierras a la vez.`,
  onePiece: 'Esto nombra varias tierras. Dé a cada una su propia fila.',
  meanwhile:
    'Otra persona registró parte de esta tierra mientras tanto. Mire de nuevo a lo largo del trazado.',
};
