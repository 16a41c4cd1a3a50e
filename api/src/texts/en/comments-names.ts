/** Names of comments in counts. */
export const en = {
  Comment: { one: 'comment', many: 'comments' },
};
