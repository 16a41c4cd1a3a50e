/** Refusals that any request may get. */
export const en = {
  signIn: 'Sign in to go on.',
  noRight: 'You do not have the right to do this.',
  noRecord: 'There is no such record here. It was deleted, or you may no longer see it.',
  seeFields: 'Some values cannot be saved. See the marked fields.',
  filesAway: 'Rightway cannot reach its store of files right now. Try again in a moment.',
  busy: 'Rightway is busy with the same records for others. Try again in a moment.',
  busyWork: 'Rightway is busy with work of this kind for others. Try again in a moment.',
  busyLine: (ahead: number) =>
    ahead === 1
      ? 'Rightway is busy with work of this kind for others, and one piece waits before yours. Try again in a moment.'
      : `Rightway is busy with work of this kind for others, and ${ahead} pieces wait before yours. Try again in a moment.`,
  busyRequests: 'Rightway is busy with much work for others. Try again in a moment.',
  noRoom: 'There is no room left on the server. Nothing was kept. Tell whoever runs it.',
  unfitValue: 'A value of this request does not fit what is stored there.',
  unknown: 'Unknown error',
  tooLarge: 'The request is too large.',
  unreadable: 'The request cannot be read.',
  tooManyAttempts: 'Too many attempts. Wait a minute, then try again.',
  otherSite: 'This request came from another site and was refused.',
  tooMuch: 'This asks for too much at once. Ask for fewer rows or fewer levels.',
  noCall: 'There is no such call.',
  noPlace: 'There is nothing at this address.',
  noList: 'There is no such list.',
};
