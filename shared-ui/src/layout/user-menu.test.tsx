import { fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { aUser } from 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { createI18n, hasChosenLanguage } from '../i18n/i18n.ts';
import { renderInShell } from '../testing/index.ts';
import { UserMenu } from './user-menu.tsx';

it('names the person who is signed in, and the company', () => {
  renderInShell(<UserMenu onSignOut={() => {}} />, { user: aUser({ fullName: 'Ann Field' }) });
  const button = screen.getByRole('button', { name: /^Ann Field/ });
  expect(button.textContent).toContain('Northfork Energy');
  expect(button.getAttribute('title')).toBe('Account of plain@rightway.test');
});

it('opens with who that is and by which name they sign in, and leads to the help', async () => {
  renderInShell(<UserMenu onSignOut={() => {}} />, { user: aUser({ fullName: 'Ann Field' }) });
  fireEvent.click(screen.getByRole('button', { name: /^Ann Field/ }));
  const menu = await screen.findByRole('menu', { hidden: true });
  for (const text of ['Ann Field', 'plain@rightway.test', 'Northfork Energy'])
    expect(menu.textContent).toContain(text);
  expect(screen.getByRole('menuitem', { name: 'Help', hidden: true }).getAttribute('href')).toBe(
    '/docs/help',
  );
  expect(screen.getByRole('group', { name: 'Theme', hidden: true }).textContent).toContain('Dark');
});

it('keeps the language that is chosen in this browser, where the API reads it too', async () => {
  renderInShell(<UserMenu onSignOut={() => {}} />, { user: aUser({ fullName: 'Ann Field' }) });
  expect(hasChosenLanguage()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /^Ann Field/ }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Español', hidden: true }));
  expect(Cookies.get('rightway_language')).toBe('es');
  expect([hasChosenLanguage(), createI18n().language]).toEqual([true, 'es']);
});
