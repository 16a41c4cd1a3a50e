import { screen } from '@testing-library/react';
import { noFlags } from 'shared-contracts/flags';
import { DocumentTitle } from 'shared-ui';
import { aUser, renderInShell } from 'shared-ui/testing';
import { expect, it } from 'vitest';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { ListScreen } from './list-screen.tsx';

const show = (options: Parameters<typeof renderInShell>[1]) =>
  renderInShell(
    <ServicesProvider services={createServices()}>
      <ListScreen />
    </ServicesProvider>,
    options,
  );

it('says of a list that is switched off that it is, also to a system administrator', () => {
  const user = aUser({ isSystemAdministrator: true });
  show({ address: '/home?source=task-models', user });
  expect(screen.getByText(/^This part of Rightway is not switched on for you/)).toBeTruthy();
});

it('says of a list what right it needs where it is switched on', () => {
  const flags = { ...noFlags, enableTaskManager: true };
  show({ address: '/home?source=task-models', user: aUser(), flags });
  expect(screen.getByText(/for system administrators/)).toBeTruthy();
});

it('says in the tab of the browser too that a list is not the person’s', () => {
  renderInShell(
    <ServicesProvider services={createServices()}>
      <DocumentTitle />
      <ListScreen />
    </ServicesProvider>,
    { address: '/home?source=timesheets' },
  );
  expect(screen.getByText('Access Denied')).toBeTruthy();
  expect(document.title).toBe('Access Denied · Rightway');
});
