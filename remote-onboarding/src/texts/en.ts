/** English texts of the area. */
export const en = {
  title: 'Accounts',
  purpose: 'Invitations and password resets.',
};
