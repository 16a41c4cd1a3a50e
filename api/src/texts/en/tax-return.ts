/** Texts on the tax return. */
export const en = {
  title: 'Tax return',
  days: (from: string, to: string) => `Invoices dated from ${from} to ${to}.`,
  basis:
    'By the date of the invoice. Input tax is that of receipts, when their expense is billed; tax of other purchases is in the books alone. Tax of a bad debt is in line 108 on the day of its write-off, and in line 105 on the day on which that is taken back.',
  sums: 'By return and period',
  parts: 'By tax and rate',
  invoices: 'Invoices behind the sums',
  none: 'No invoice is dated within these days.',
  noTax: 'No tax was charged within these days.',
  order: () => 'The last day cannot be before the first one.',
  tooLong: (years: number) => `A return looks at ${years} years at most. Choose fewer days.`,
  columns: {
    period: 'Period',
    tax: 'Tax',
    rate: 'Rate, %',
    sales: 'Revenue (line 101)',
    taxable: 'Charged on',
    charged: 'Tax charged (105)',
    credits: 'Input tax (108)',
    net: 'Net tax (109)',
    number: 'Invoice',
    date: 'Date',
    client: 'Client',
  },
};
