/** First words of rows that are sums, in the form in which they are compared. */
export const sums: ReadonlySet<string> = new Set([
  'total',
  'totals',
  'subtotal',
  'sub total',
  'sum',
  'grand total',
  'totaux',
  'sous total',
  'suma',
]);
