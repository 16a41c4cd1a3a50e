/** Characters of a refused operation's message that are kept; the message may quote anything that was sent. */
const longest = 500;

/** A graphql-js message that is short, and without its guesses at other names. Takes no longer for a long one. */
export function shortRefusal(message: string): string {
  if (message.length > longest) return `${message.slice(0, longest)}…`;
  const guess = message.indexOf(' Did you mean ');
  return guess >= 0 && message.endsWith('?') ? message.slice(0, guess) : message;
}
