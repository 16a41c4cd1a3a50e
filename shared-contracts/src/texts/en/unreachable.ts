/** What is said where the API was not reached. */
export const en = {
  text: 'Rightway could not be reached. Check the connection and try again.',
  /** Where something is typed and not saved. */
  whereTyped: 'Rightway could not be reached. Check the connection and try again; what you typed is kept.',
};
