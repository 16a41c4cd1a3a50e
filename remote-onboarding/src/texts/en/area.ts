/** English texts of the onboarding area. */
export const en = {
  variant: {
    'invite-user': { title: 'Welcome to Rightway', purpose: 'Choose the password of your new account.' },
    'reset-password': { title: 'Reset your password', purpose: 'Choose a new password for your account.' },
  },
  step: 'Step {{n}} of 3',
  details: {
    check: 'Is this you? We will mail a security code to this address.',
    email: 'E-mail',
    username: 'User name',
    companyName: 'Company',
    corpId: 'Company code',
    next: 'Next',
  },
  code: {
    sent: 'We have mailed you a security code of {{digits}} digits. It works for {{life}}.',
    label: 'Security code',
    next: 'Next',
    unsure:
      'The answer to your last try was lost, so this code may be used up: a code works once. Request a new code.',
    requestNew: 'Request New Code',
    help: 'No mail? Look in your junk folder, or request a new code: the old one then no longer works.',
  },
  newCode: {
    title: 'New code sent',
    text: 'A new security code is on its way to your mailbox. The old one no longer works.',
    accept: 'Accept',
  },
  password: {
    new: 'New password',
    confirm: 'Confirm password',
    save: 'Set Password',
    hints: 'A password has',
    hint: {
      length: '{{shortest}} to {{longest}} characters',
      letters: 'at least one upper case and one lower case letter',
      digit: 'at least one digit',
      symbol: 'at least one symbol among @ # $ % * !',
    },
    satisfied: 'done',
    missing: 'missing',
  },
  done: {
    title: 'Your password is set',
    text: 'You go on with it here, without typing it again. You have been signed out everywhere else.',
  },
  cancel: 'Cancel',
  signIn: 'Sign In',
  loadFailed: 'Load Failed',
  ended: {
    title: 'This cannot go on',
    newLink: { 'invite-user': 'Forgot Your Password?', 'reset-password': 'Ask for a New Link' },
    wayOn: {
      'invite-user': 'You can ask your administrator for a new invitation.',
      'reset-password': 'You can ask for a new link.',
    },
    incomplete: 'The address is not complete. Open the link in your mail again.',
    perhapsSet:
      'The link is used up. Your new password may be set: the answer was lost on its way. Try to sign in with it.',
  },
};
