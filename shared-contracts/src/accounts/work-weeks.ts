/** The days on which people work who chose none, in a company that chose none; RFC 5545 names days so. */
export const usualWorkDays = 'MO,TU,WE,TH,FR';

/** The weeks that a company chooses from. */
export const companyWeeks = [
  usualWorkDays,
  'MO,TU,WE,TH',
  'MO,TU,WE,TH,FR,SA',
  'MO,TU,WE,TH,FR,SA,SU',
] as const;
