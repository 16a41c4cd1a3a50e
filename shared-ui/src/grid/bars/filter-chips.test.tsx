import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { aColumn } from '../testing-columns.ts';
import { newView } from '../views/grid-view.ts';
import { FilterChips } from './filter-chips.tsx';

const columns = [aColumn('name')];

it('a list of what hangs on one record says on which, and leads to the whole list', () => {
  renderInShell(
    <FilterChips
      columns={columns}
      view={newView(columns)}
      onViewChange={() => {}}
      locked={{
        name: 'Beg – Jedney',
        filters: [],
        parameters: [{ id: 'surfaceProjectId', value: 'one' }],
        record: { kind: 'Projects', whole: '/home?source=agreements' },
      }}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Projects Beg – Jedney');
  const whole = screen.getByRole('link', { name: 'Show the whole list' });
  expect(whole.getAttribute('href')).toBe('/home?source=agreements');
});
