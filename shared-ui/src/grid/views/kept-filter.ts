import { keepText, keptText } from '../../session/kept.ts';

const nameOf = (list: string): string => `filter.${list}`;

/** The text in the filter box of a list in this browser tab (002 §2). */
export const keptFilter = (list: string): string => keptText(nameOf(list)) ?? '';

/** Stores the text in the filter box of a list, until the browser tab is closed. */
export const keepFilter = (list: string, text: string): void => keepText(nameOf(list), text);
