/** Texts of the amounts with which the papers of payments end. */
export const en = { amount: 'Amount, CAD', gst: (tax: string) => `${tax}, CAD`, total: 'Total, CAD' };
