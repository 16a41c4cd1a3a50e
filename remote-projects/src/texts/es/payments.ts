import type { en } from '../en/payments.ts';

/** Lo que se anota de los pagos en su lista. */
export const es: typeof en = {
  title: {
    PAID_one: '¿Se pagó este pago?',
    PAID_other: '¿Se pagaron estos {{count}} pagos?',
    RETURNED_one: '¿Volvió este pago?',
    RETURNED_other: '¿Volvieron estos {{count}} pagos?',
  },
  confirm: { PAID: 'Marcar como pagado', RETURNED: 'Marcar como devuelto' },
  day: { PAID: 'Pagado el', RETURNED: 'Devuelto el' },
  reference: 'Referencia (cheque o transferencia)',
  kept: 'Sin referencia, cada pago conserva la que tiene.',
  dayNeeded: 'Indique el día.',
  done: {
    PAID_one: '{{count}} pago está marcado como pagado.',
    PAID_other: '{{count}} pagos están marcados como pagados.',
    RETURNED_one: '{{count}} pago está marcado como devuelto.',
    RETURNED_other: '{{count}} pagos están marcados como devueltos.',
  },
};
