/** Messages for when the API could not be reached. */
export const en = {
  text: 'Rightway could not be reached. Check the connection and try again.',
  /** Used if something was typed and is not saved yet. */
  whereTyped: 'Rightway could not be reached. Check the connection and try again; what you typed is kept.',
  databaseAway: 'Rightway cannot reach its database right now. Try again in a moment.',
};
