/** How mails begin. */
export const en = {
  named: (name: string) => `Hello ${name},`,
  plain: 'Hello,',
};
