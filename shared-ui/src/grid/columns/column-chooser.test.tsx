import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { aColumn } from '../testing-columns.ts';
import { newView } from '../views/grid-view.ts';
import { ColumnChooser } from './column-chooser.tsx';

const columns = [aColumn('first'), aColumn('second')];

function Chooser() {
  const [view, setView] = useState(newView(columns));
  return (
    <ColumnChooser
      target={<button type="button">Columns</button>}
      columns={columns}
      view={view}
      onViewChange={setView}
      onClose={() => {}}
    />
  );
}

const order = () => screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent ?? '');

it('keeps the focus on the button with which a column arrives at the end', () => {
  renderInShell(<Chooser />);
  const before = order();
  const up = screen.getByRole('button', { name: /^Move SECOND up/ });
  up.focus();
  fireEvent.click(up);
  const moved = order();
  expect(moved).toEqual([...before].reverse());
  expect(document.activeElement).toBe(up);
  expect(up.getAttribute('aria-disabled')).toBe('true');
  expect(up.hasAttribute('disabled')).toBe(false);
  fireEvent.click(up);
  expect(order()).toEqual(moved);
});
