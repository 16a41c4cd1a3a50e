import { cleanup } from '@testing-library/react';
import Cookies from 'js-cookie';
import { fallbackLanguage } from 'shared-contracts';
import { afterEach, beforeEach, vi } from 'vitest';
import { takeToasts } from '../feedback/toasts.ts';
import { keepFor } from '../session/kept.ts';

/** What stands in the page, drawn by a test or left by one. */
function clearPage(): void {
  cleanup();
  document.body.replaceChildren();
  document.title = '';
  document.documentElement.lang = fallbackLanguage;
  window.history.replaceState(null, '', '/');
}

/** What a test put in the place of something: clocks, globals, spies. */
function putBack(): void {
  vi.useRealTimers();
  // What spies on a stand-in gives that back, not what it stands for.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** What a browser keeps from page to page. */
function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  keepFor(null);
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}

// All files of a worker share one page: a test begins with it as if nobody had been there, whatever the one before left.
beforeEach(() => {
  putBack();
  clearPage();
  clearBrowser();
  takeToasts();
});

// What is drawn is taken away while the test's own answers still stand, but by the real clock: what is only begun as it
// goes would wait for ever on a clock that stands. A test has nothing of this to undo by itself.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  putBack();
});
