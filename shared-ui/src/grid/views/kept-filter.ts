const keyOf = (list: string): string => `rightway.filter.${list}`;

/** What was typed into the filter box of a list in this tab of the browser (002 §2). */
export function keptFilter(list: string): string {
  try {
    return sessionStorage.getItem(keyOf(list)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is typed into the filter box of a list, until the tab of the browser is closed. */
export function keepFilter(list: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(list));
    else sessionStorage.setItem(keyOf(list), text);
  } catch {
    // A full store costs the convenience alone.
  }
}
