/** In an address: the login form opens with the request for a new password. */
export const forgotPasswordParameter = 'forgot-password';

/** Where a person asks for a link with which a new password is chosen. */
export const forgotPasswordAddress = `/home?${forgotPasswordParameter}`;
