import type { Language } from 'shared-contracts';
import type { Translate } from 'shared-ui';
import { moneyText, quantityText } from './amount-text.ts';
import { countedSums, type WeekSums } from './week-sums.ts';

/** What lines come to in words: each unit that there is any of, and dollars. */
export const sumsText = (sums: WeekSums, amount: string, t: Translate, language: Language): string =>
  [
    ...countedSums(sums).map(({ key, amount: counted }) =>
      t(`timesheets.${key}`, { n: quantityText(counted, language) }),
    ),
    moneyText(amount, language),
  ].join(', ');
