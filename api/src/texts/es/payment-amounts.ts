import type { en } from '../en/payment-amounts.ts';

export const es: typeof en = {
  amount: 'Importe, CAD',
  gst: (tax) => `${tax}, CAD`,
  total: 'Total, CAD',
};
