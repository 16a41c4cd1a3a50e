/** An AFE number without the word: people enter 'AFE 24-8178', and on paper the number has a heading. */
export const afeText = (number: string): string => number.replace(/^\s*afe\b[\s:#.-]*/i, '') || number;

/** A purchase order without the word: people enter 'PO 45-1', and on paper the number has a heading. */
export const orderText = (order: string): string =>
  order.replace(/^\s*(?:po\b|p\.o\.)[\s:#.-]*/i, '') || order;
