import type { Language } from 'shared-contracts';
import { cellText } from 'shared-ui/grid';

const money = { type: 'number', formatter: 'money' } as const;
const plain = { type: 'number' } as const;

/** Dollars as people read them. */
export const moneyText = (amount: string, language: Language): string => cellText(amount, money, language);

/** Hours, kilometres, pieces or per cent as people read them. */
export const quantityText = (quantity: string, language: Language): string =>
  cellText(quantity, plain, language);
