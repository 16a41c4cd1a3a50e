/** An AFE number without the word: people type 'AFE 24-8178', and the paper has a heading of its own for it. */
export const afeText = (number: string): string => number.replace(/^\s*afe\b[\s:#.-]*/i, '') || number;

/** A purchase order without the word: people type 'PO 45-1', and the paper has a heading of its own for it. */
export const orderText = (order: string): string =>
  order.replace(/^\s*(?:po\b|p\.o\.)[\s:#.-]*/i, '') || order;
