/** Refusals about comments. */
export const en = {
  ofOthers: 'Somebody else wrote this comment. Only the person who wrote it can change or delete it.',
  kept: 'A comment stays as confidential, or as open, as it was written. Delete it and write another one.',
  stranger: 'You mention somebody who may not see this record. Take that person out, then post again.',
  strangerToCompany:
    'Only people of your company read a confidential comment, and you mention somebody else. Take that person out, then post again.',
  tooMany: (count: number) => `A comment can mention ${count} people at most.`,
  tooFast: (count: number) =>
    `You have posted ${count} comments within a minute. Wait a little, then post again.`,
};
