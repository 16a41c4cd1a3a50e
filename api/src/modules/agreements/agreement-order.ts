import { inLanguage } from 'shared-contracts';
import { texts } from '../../generated/texts/agreements.ts';
import { rowOrder } from '../row-order.ts';

/** The order of a project's agreements. */
export const agreementOrder = rowOrder({
  table: 'agreement',
  kind: 'AGREEMENT_ORDER',
  right: 'agreement',
  field: 'agreementOrder',
  texts: (language) => inLanguage(texts, language),
});
