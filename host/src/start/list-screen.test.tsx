import { screen } from '@testing-library/react';
import { DocumentTitle } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { expect, it } from 'vitest';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { ListScreen } from './list-screen.tsx';

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
