/**
 * What is booked to an account: what clients owe, what was earned, a tax that is owed; and the tax of receipts, which is
 * moved from what people spent to input tax credits.
 */
export const bookPurposes = ['receivable', 'revenue', 'tax', 'inputTax', 'expense'] as const;

export type BookPurpose = (typeof bookPurposes)[number];
