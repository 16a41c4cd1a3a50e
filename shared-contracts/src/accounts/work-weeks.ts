/** The working days, with their names in RFC 5545, if neither the person nor the company chose any. */
export const usualWorkDays = 'MO,TU,WE,TH,FR';

/** The working weeks that a company can choose. */
export const companyWeeks = [
  usualWorkDays,
  'MO,TU,WE,TH',
  'MO,TU,WE,TH,FR,SA',
  'MO,TU,WE,TH,FR,SA,SU',
] as const;
