const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/** An amount as people read it; empty where there is none. */
export const moneyText = (amount: string | null | undefined): string =>
  amount === null || amount === undefined ? '' : dollars.format(amount as `${number}`);
