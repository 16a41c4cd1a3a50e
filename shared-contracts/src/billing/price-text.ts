import { isDecimal } from '../decimal/index.ts';

/** Money as grids show it, but with the further decimals of a price. */
const price = new Intl.NumberFormat('en-CA', {
  ...{ style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' },
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 4 },
});

/** Dollars per hour, kilometre or piece: two to four decimals, such as '$33.333'. */
export const priceText = (amount: string): string => (isDecimal(amount) ? price.format(amount) : amount);

/** A rate with what it is for, such as '$64.60 / hour'. */
export const rateText = (amount: string, unit: string): string =>
  [priceText(amount), unit].filter(Boolean).join(' / ');
