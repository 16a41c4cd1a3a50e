/** Whether a text names something: `???`, `-` and the like do not. */
export const isTold = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
