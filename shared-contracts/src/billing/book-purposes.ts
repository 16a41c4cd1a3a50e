/**
 * What is booked to an account: what clients owe; revenue, with mark-up on expenses and fixed fees separate if they
 * have accounts of their own; taxes that are owed; the tax of receipts, which moves from expenses to input tax credits;
 * the bank, to which clients pay; and bad debts, which they will never pay.
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
  'badDebt',
] as const;

export type BookPurpose = (typeof bookPurposes)[number];
