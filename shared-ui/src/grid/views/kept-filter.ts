import { keepText, keptText } from '../../session/kept.ts';

const nameOf = (list: string): string => `filter.${list}`;

/** What was typed into the filter box of a list in this tab of the browser (002 §2). */
export const keptFilter = (list: string): string => keptText(nameOf(list)) ?? '';

/** Keeps what is typed into the filter box of a list, until the tab of the browser is closed. */
export const keepFilter = (list: string, text: string): void => keepText(nameOf(list), text);
