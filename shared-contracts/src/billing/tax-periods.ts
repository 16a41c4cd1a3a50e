/** The periods for which taxes are reported, as the tax authority assigned to a company. */
export const taxPeriods = ['Month', 'Quarter', 'Year'] as const;

export type TaxPeriod = (typeof taxPeriods)[number];

/** Most years in one return. */
export const mostTaxYears = 10;
