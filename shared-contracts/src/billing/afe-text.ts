/** An AFE number without the word: people type 'AFE 24-8178', and the paper has a heading of its own for it. */
export const afeText = (number: string): string => number.replace(/^\s*afe\b[\s:#.-]*/i, '') || number;
