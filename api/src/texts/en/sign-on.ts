/** Why a sign-on did not work, and what to do. */
export const en = {
  off: 'Single sign-on is not set up here. Sign in with your user name and password.',
  unreachable: 'The identity provider cannot be reached now. Try again later, or sign in with your password.',
  away: 'Rightway cannot reach its database right now. Try again in a moment.',
  expired: 'This sign-on has expired or was already used. Try again.',
  refused: 'The identity provider did not sign you in. Try again, or sign in with your password.',
  failed: 'The identity provider’s answer could not be trusted. Try again, or sign in with your password.',
  unknown:
    'Nobody at Rightway has this account’s e-mail address. Ask your system administrator to invite you.',
};
