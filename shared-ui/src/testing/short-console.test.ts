import { expect, it, vi } from 'vitest';
import { shortened } from './short-console.ts';

it('prints an element of a warning by its tag, id and role alone', () => {
  const warn = vi.fn();
  const menu = document.createElement('div');
  menu.id = 'columns';
  menu.setAttribute('role', 'menu');
  shortened(warn)('Nothing to focus in', menu, 3);
  expect(warn).toHaveBeenCalledWith('Nothing to focus in', '<div id="columns" role="menu">', 3);
});
