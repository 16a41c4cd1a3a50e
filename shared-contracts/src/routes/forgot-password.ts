/** In an address: the login form opens where a link for a new password is asked for. */
export const forgotPasswordParameter = 'forgot-password';

/** Where a person asks for a link with which a new password is chosen. */
export const forgotPasswordAddress = `/home?${forgotPasswordParameter}`;
