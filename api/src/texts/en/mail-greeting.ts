/** The greeting of a mail. */
export const en = {
  named: (name: string) => `Hello ${name},`,
  plain: 'Hello,',
};
