/** The name of the first company where `ADMIN_COMPANY` gives none; mails leave it out. */
export const unnamedCompany = 'Main company';
