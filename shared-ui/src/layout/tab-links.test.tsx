import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { TabLinks } from './tab-links.tsx';

it('a line of tabs that is longer than the screen has the open one in sight', () => {
  // A phone 300 wide, tabs of 100 each.
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notice: () => void) {
        resize = notice;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'A' ? 100 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
  });
  const names = ['Details', 'Contacts', 'Projects', 'Communications', 'Related', 'History'];
  renderInShell(
    <TabLinks
      label="Form"
      tabs={names.map((label) => ({ to: `/${label}`, label, isCurrent: label === 'Related' }))}
    />,
  );
  const line = screen.getByRole('navigation', { name: 'Form' });
  expect(line.scrollLeft).toBe(300);
  // Scrolled by hand it stays where it is, until something takes a part of its width.
  line.scrollLeft = 0;
  act(resize);
  expect(line.scrollLeft).toBe(0);
  width.mockReturnValue(200);
  act(resize);
  expect(line.scrollLeft).toBe(350);
});
