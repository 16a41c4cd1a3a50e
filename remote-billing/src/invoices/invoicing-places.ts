/** Segments of the other screens, in the place of an invoice's id. */
export const placesOfInvoicing = {
  work: 'work-in-progress',
  exports: 'accounting-exports',
  closed: 'closed-days',
  taxes: 'taxes',
} as const;

/** Whether an address is that of work in progress; a new invoice is drafted there. */
export const isWorkPlace = (id: string): boolean => id === placesOfInvoicing.work || id === 'new';
