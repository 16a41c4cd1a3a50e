import { cleanup } from '@testing-library/react';
import Cookies from 'js-cookie';
import { fallbackLanguage } from 'shared-contracts';
import { afterEach, beforeEach, vi } from 'vitest';
import { takeToasts } from '../feedback/toasts.ts';
import { keepFor } from '../session/kept.ts';

/** Removes the content of the page, whether drawn or left over by a test. */
function clearPage(): void {
  cleanup();
  document.body.replaceChildren();
  document.title = '';
  document.documentElement.lang = fallbackLanguage;
  window.history.replaceState(null, '', '/');
  // Nobody holds a mouse button from one test to the next.
  window.dispatchEvent(new Event('pointerup'));
}

/** Restores what a test replaced: clocks, globals, spies. */
function putBack(): void {
  vi.useRealTimers();
  // Both are needed: restoring a spy brings back the stub that it watches, and not the original behind that stub.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Clears the data that a browser keeps from page to page. */
function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  keepFor(null);
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}

// All files of a worker share one page: each test starts with a clean one.
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
