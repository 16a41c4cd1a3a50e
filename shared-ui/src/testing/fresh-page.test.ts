import Cookies from 'js-cookie';
import { expect, it, vi } from 'vitest';
import { getToasts, showToast } from '../feedback/toasts.ts';

/** All that a test may leave in the page, or in the browser that shows it. */
const left = () => ({
  toasts: getToasts().length,
  drawn: document.body.childElementCount,
  title: document.title,
  language: document.documentElement.lang,
  address: window.location.pathname + window.location.search,
  kept: localStorage.length + sessionStorage.length + Object.keys(Cookies.get()).length,
  isMocked: vi.isMockFunction(window.focus) || 'rightwayWasHere' in globalThis,
});

const nothing = {
  toasts: 0,
  drawn: 0,
  title: '',
  language: 'en',
  address: '/',
  kept: 0,
  isMocked: false,
};

// The second of these would find the remains of the first, as the first test of another file would.
it.each([1, 2])('finds the page as if nobody had been there, time %i', () => {
  expect(left()).toEqual(nothing);
  showToast({ message: 'Saved.' });
  document.body.append(document.createElement('p'));
  document.title = 'Agreements';
  document.documentElement.lang = 'es';
  window.history.replaceState(null, '', '/home?source=tasks');
  localStorage.setItem('a', 'b');
  sessionStorage.setItem('a', 'b');
  Cookies.set('a', 'b');
  vi.spyOn(window, 'focus').mockReturnValue();
  vi.stubGlobal('rightwayWasHere', true);
  expect(left()).toEqual({
    toasts: 1,
    drawn: 1,
    title: 'Agreements',
    language: 'es',
    address: '/home?source=tasks',
    kept: 3,
    isMocked: true,
  });
});
