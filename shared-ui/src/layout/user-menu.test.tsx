import { cleanup, screen } from '@testing-library/react';
import { aUser } from 'shared-contracts/testing';
import { afterEach, expect, it } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { UserMenu } from './user-menu.tsx';

afterEach(cleanup);

it('names the person who is signed in, and the company', () => {
  renderInShell(<UserMenu onSignOut={() => {}} />, { user: aUser({ fullName: 'Ann Field' }) });
  const button = screen.getByRole('button', { name: /^Ann Field/ });
  expect(button.textContent).toContain('Northfork Energy');
  expect(button.getAttribute('title')).toBe('Account of plain@rightway.test');
});
