import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { ActionMenu, MenuButton } from './action-menu.tsx';

describe('a menu of acts', () => {
  it('opens as often as it is asked, closes with a choice, and says why something cannot be done', async () => {
    const done: string[] = [];
    renderInShell(
      <MenuButton
        label="More"
        items={[
          { label: 'Send', onChoose: () => done.push('sent') },
          { label: 'Void', onChoose: () => done.push('voided'), disabledBy: 'It is paid.' },
        ]}
      />,
    );
    for (const time of [1, 2]) {
      fireEvent.click(screen.getByRole('button', { name: 'More' }));
      // Without a layout the button is taken to be out of sight, and its list is hidden with it.
      const send = await screen.findByRole('menuitem', { name: 'Send', hidden: true });
      const refused = screen.getByRole('menuitem', { name: 'Void', hidden: true });
      expect(refused.getAttribute('title')).toBe('It is paid.');
      fireEvent.click(refused);
      fireEvent.click(send);
      expect(done).toEqual(Array.from({ length: time }, () => 'sent'));
      await waitFor(() => expect(screen.queryByRole('menuitem', { hidden: true })).toBeNull());
    }
  });

  it('does not stand where nothing can be done', () => {
    renderInShell(<ActionMenu label="Actions of Map" items={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
