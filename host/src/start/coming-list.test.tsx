import { cleanup, screen } from '@testing-library/react';
import { noDeclaration } from 'shared-contracts';
import { aUser } from 'shared-contracts/testing';
import { renderInShell } from 'shared-ui/testing';
import { afterEach, expect, it } from 'vitest';
import { declared } from '../areas/declared.ts';
import { DeclaredProvider } from '../areas/use-declared.tsx';
import { ComingList } from './coming-list.tsx';

const wells = {
  name: 'wells',
  group: 'work',
  order: 1,
  title: { en: 'Wells', es: 'Pozos' },
  entity: { en: 'wells', es: 'pozos' },
  isForOpeners: false,
};
const all = declared([{ area: 'projects', start: { ...noDeclaration, lists: [wells] } }]);

const heading = (address: string, language: 'en' | 'es' = 'en') => {
  renderInShell(
    <DeclaredProvider all={all}>
      <ComingList user={aUser()} />
    </DeclaredProvider>,
    { address, language },
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
};

afterEach(cleanup);

it('a list is called by its name before its code has come', () => {
  expect(heading('/home?source=wells')).toBe('Wells');
});

it('in the language of the person', () => {
  expect(heading('/home?source=wells', 'es')).toBe('Pozos');
});

it('a folder that has not come yet has a title too', () => {
  expect(heading('/home?folder=5b0c1c9e')).toBe('…');
});
