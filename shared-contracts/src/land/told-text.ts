/** Whether a text has any content: `???`, `-` and the like have none. */
export const isTold = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
