/**
 * Invoices with fixed fees, calculated by hand independently of the code. The source is the contract with the client:
 * it fixes the fee and whether it covers expenses, and the client approves each share. Work costs 96 an hour; GST is 5
 * %. Amounts are dollars.
 */
export interface FeeCase {
  readonly name: string;
  readonly fee: string;
  readonly coversExpenses?: boolean;
  /**
   * Consecutive invoices: the hours and the costs of each, and the share that it bills (the rest of the fee if not
   * stated).
   */
  readonly bills: readonly {
    readonly hours: string;
    readonly spent?: string;
    readonly share?: string;
    readonly subtotal: string;
    readonly total: string;
    /** The value of the work that leaves work in progress with the invoice. */
    readonly relieved: string;
    /** The billed fee less the value of its work; negative if the work is worth more. */
    readonly fees: string;
  }[];
  /** After all invoices: the fee left to bill, the value of the work, and the fee less that value. */
  readonly left: string;
  readonly done: string;
  readonly difference: string;
  readonly byHand: string;
}

export const feeCases: readonly FeeCase[] = [
  {
    ...{ name: 'the whole fee', fee: '10000', left: '0', done: '768', difference: '9232' },
    bills: [{ hours: '8', subtotal: '10000', total: '10500', relieved: '768', fees: '9232' }],
    byHand: 'fee 10000, GST 500; work 8 x 96 = 768; 10000 - 768 = 9232',
  },
  {
    ...{ name: 'two fifths, then the rest', fee: '10000', left: '0', done: '1152', difference: '8848' },
    bills: [
      { hours: '8', share: '40 %', subtotal: '4000', total: '4200', relieved: '768', fees: '3232' },
      { hours: '4', subtotal: '6000', total: '6300', relieved: '384', fees: '5616' },
    ],
    byHand:
      '40 % of 10000 = 4000, GST 200, 4000 - 768 = 3232; 10000 - 4000 = 6000, GST 300, 6000 - 384 = 5616; 768 + 384 = 1152',
  },
  {
    ...{ name: 'a third in per cent is rounded to the cent', fee: '1000', left: '666.7', done: '96' },
    difference: '904',
    bills: [
      { hours: '1', share: '33.33 %', subtotal: '333.3', total: '349.97', relieved: '96', fees: '237.3' },
    ],
    byHand: '33.33 % of 1000 = 333.3; GST 16.665 -> 16.67; 1000 - 333.3 = 666.7; 333.3 - 96 = 237.3',
  },
  {
    ...{ name: 'dollars', fee: '1000', left: '750', done: '96', difference: '904' },
    bills: [{ hours: '1', share: '250', subtotal: '250', total: '262.5', relieved: '96', fees: '154' }],
    byHand: '250, GST 12.5; 1000 - 250 = 750; 250 - 96 = 154',
  },
  {
    ...{ name: 'work beyond the fee', fee: '500', left: '0', done: '768', difference: '-268' },
    bills: [{ hours: '8', subtotal: '500', total: '525', relieved: '768', fees: '-268' }],
    byHand: '500, GST 25; 500 - 768 = -268',
  },
  {
    ...{ name: 'work after all is billed', fee: '500', left: '0', done: '864', difference: '-364' },
    bills: [
      { hours: '8', subtotal: '500', total: '525', relieved: '768', fees: '-268' },
      { hours: '1', subtotal: '0', total: '0', relieved: '96', fees: '-96' },
    ],
    byHand: '500 - 500 = 0 is left: the hour is billed at nothing; 768 + 96 = 864; 500 - 864 = -364',
  },
  {
    ...{ name: 'expenses are billed beside it', fee: '1000', left: '0', done: '96', difference: '904' },
    bills: [{ hours: '1', spent: '100', subtotal: '1100', total: '1155', relieved: '196', fees: '904' }],
    byHand: '1000 + 100 = 1100, GST 55; relieved 96 + 100; 1000 - 96 = 904',
  },
  {
    ...{ name: 'a fee that covers expenses', fee: '1000', left: '0', done: '196', difference: '804' },
    coversExpenses: true,
    bills: [{ hours: '1', spent: '100', subtotal: '1000', total: '1050', relieved: '196', fees: '804' }],
    byHand: '1000, GST 50; 96 + 100 = 196; 1000 - 196 = 804',
  },
];
