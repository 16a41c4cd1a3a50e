import type { Language } from 'shared-contracts';
import { cellText } from 'shared-ui/grid';

const money = { type: 'number', formatter: 'money' } as const;
const price = { type: 'number', formatter: 'money', decimals: 4 } as const;
const plain = { type: 'number' } as const;

/** Dollars as people read them. */
export const moneyText = (amount: string, language: Language): string => cellText(amount, money, language);

/** Dollars for an hour, a kilometre or another unit, with all decimals that the quantity is multiplied with. */
export const rateText = (rate: string, language: Language): string => cellText(rate, price, language);

/** Hours, kilometres, pieces or per cent as people read them. */
export const quantityText = (quantity: string, language: Language): string =>
  cellText(quantity, plain, language);
