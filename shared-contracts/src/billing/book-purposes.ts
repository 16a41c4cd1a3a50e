/**
 * What is booked to an account: what clients owe, what was earned, of it mark-up on expenses and fixed fees where they
 * have accounts of their own, a tax that is owed; the tax of receipts, which is moved from what people spent to input
 * tax credits; and the bank, to which clients pay.
 */
export const bookPurposes = [
  'receivable',
  'revenue',
  'markUp',
  'fixedFee',
  'tax',
  'inputTax',
  'expense',
  'bank',
] as const;

export type BookPurpose = (typeof bookPurposes)[number];
