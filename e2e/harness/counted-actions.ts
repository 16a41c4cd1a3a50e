import type { Locator, Page } from '@playwright/test';

/** What a person does to a page, counted. */
export interface CountedActions {
  /** A key or key combination: one action. */
  readonly key: (keys: string) => Promise<void>;
  /** A text, however long: one action. */
  readonly text: (text: string) => Promise<void>;
  /** A click: one action. */
  readonly click: (place: Locator) => Promise<void>;
  /** Actions since this was asked last. */
  readonly since: () => number;
}

/** Counts the actions of a story as people would: a key combination, a text and a click are one each. */
export function countedActions(page: Page): CountedActions {
  let done = 0;
  const one = async (act: Promise<void>) => {
    done += 1;
    await act;
  };
  return {
    key: (keys) => one(page.keyboard.press(keys)),
    text: (text) => one(page.keyboard.type(text)),
    click: (place) => one(place.click()),
    since: () => {
      const since = done;
      done = 0;
      return since;
    },
  };
}
