import { screen } from '@testing-library/react';
import { noDeclaration, type RouteDeclaration } from 'shared-contracts';
import { noFlags } from 'shared-contracts/flags';
import { DocumentTitle } from 'shared-ui';
import { aUser, renderInShell } from 'shared-ui/testing';
import { expect, it } from 'vitest';
import { declared } from '../areas/declared.ts';
import { DeclaredProvider } from '../areas/use-declared.tsx';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { ListScreen } from './list-screen.tsx';

/** Managers of tasks, as an area declares their list: behind a switch, for system administrators. */
const route: RouteDeclaration = {
  flags: ['enableTaskManager'],
  makes: false,
  gate: 'systemAdministrator',
  name: 'task-models',
  path: 'task-models/:id',
  list: 'task-models',
  whenFlagOff: 'accessDenied',
};
const list = {
  ...{ name: 'task-models', route: 'task-models', group: 'work', order: 1, isForOpeners: true },
  ...{ title: { en: 'Task models', es: 'Modelos' }, entity: { en: 'models', es: 'modelos' } },
};
const all = declared([{ area: 'admin', start: { ...noDeclaration, routes: [route], lists: [list] } }]);

const show = (options: Parameters<typeof renderInShell>[1]) =>
  renderInShell(
    <DeclaredProvider all={all}>
      <ServicesProvider services={createServices()}>
        <ListScreen />
      </ServicesProvider>
    </DeclaredProvider>,
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
