import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { TabLinks } from './tab-links.tsx';

it('a line of tabs that is longer than the screen has the open one in sight', () => {
  // A phone 300 wide, tabs of 100 each.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
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
  expect(screen.getByRole('navigation', { name: 'Form' }).scrollLeft).toBe(300);
});
