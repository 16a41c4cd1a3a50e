import { cleanup } from '@testing-library/react';
import Cookies from 'js-cookie';
import { fallbackLanguage } from 'shared-contracts';
import { beforeEach, vi } from 'vitest';
import { takeToasts } from '../feedback/toasts.ts';

/** What stands in the page, drawn by a test or left by one. */
function clearPage(): void {
  cleanup();
  document.body.replaceChildren();
  document.title = '';
  document.documentElement.lang = fallbackLanguage;
  window.history.replaceState(null, '', '/');
}

/** What a browser keeps from page to page. */
function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}

// All files of a worker share one page: a test begins with it as if nobody had been there, whatever the one before left.
beforeEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearPage();
  clearBrowser();
  takeToasts();
});
