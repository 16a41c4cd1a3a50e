import { cleanup } from '@testing-library/react';
import Cookies from 'js-cookie';
import { fallbackLanguage } from 'shared-contracts';
import { afterEach, beforeEach, vi } from 'vitest';
import { takeToasts } from '../feedback/toasts.ts';
import { keepFor } from '../session/kept.ts';

/** The content of the page, drawn by a test or left by one. */
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
  // A spy restores the stand-in that it watches, not what the stand-in replaces.
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

// Rendered components are removed while the test's own answers still apply, but by the real clock: work that only
// starts on removal would wait for ever on a stopped clock. A test need not undo any of this itself.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  putBack();
});
