/** Messages for people who cannot sign in. */
export const en = {
  wait: (span: string) => `Too many attempts. Wait ${span}, then try again.`,
  aSecond: 'a second',
  seconds: (count: number) => `${count} seconds`,
  aMinute: 'a minute',
  minutes: (count: number) => `${count} minutes`,
  wrongPassword: 'The user name or password is not right.',
  linkEnded:
    'This link is no longer valid. It may have been used, replaced by a newer one, or expired. Ask for a new one.',
  codeNotConfirmed: 'The security code was not confirmed, or too long ago. Open the link in your mail again.',
  manyCodes: 'This link has asked for too many codes. Ask for a new link.',
};
