/** Whether a text has any content: `???`, `-` and the like have none. */
export const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
