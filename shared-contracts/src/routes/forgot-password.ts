/** Parameter of an address that opens the login form with the request for a new password. */
export const forgotPasswordParameter = 'forgot-password';

/** The address where a person requests a link to choose a new password. */
export const forgotPasswordAddress = `/home?${forgotPasswordParameter}`;
