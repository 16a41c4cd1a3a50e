/** The name of the first company if `ADMIN_COMPANY` is not set; mails leave it out. */
export const unnamedCompany = 'Main company';
