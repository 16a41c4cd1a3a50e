import type { Translate } from 'shared-ui';

/**
 * The words of an invoice's status in its history; undefined for every other field. The history keeps the status with
 * the number that the invoice got: `FINALIZED 2026-0012`.
 */
export const invoiceWords =
  (t: Translate) =>
  (field: string, value: string): string | undefined => {
    if (field !== 'status') return undefined;
    const [status = '', ...number] = value.split(' ');
    const key = `invoices.statuses.${status}`;
    const word = t(key);
    return word === key ? undefined : [word, ...number].join(' ');
  };
