/** The periods by which taxes are reported: what the tax authority assigned to a company. */
export const taxPeriods = ['Month', 'Quarter', 'Year'] as const;

export type TaxPeriod = (typeof taxPeriods)[number];

/** Years that one return looks at, at most. */
export const mostTaxYears = 10;
