/** Texts for the amounts at the end of payment documents. */
export const en = { amount: 'Amount, CAD', gst: (tax: string) => `${tax}, CAD`, total: 'Total, CAD' };
