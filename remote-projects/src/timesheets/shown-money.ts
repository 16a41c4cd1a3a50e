const cents = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/** An amount as people read it; text that is none as it is. */
export const shownMoney = (amount: string | null): string =>
  amount === null || amount === '' || Number.isNaN(Number(amount))
    ? (amount ?? '')
    : cents.format(amount as `${number}`);
