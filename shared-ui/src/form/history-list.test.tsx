import { cleanup, fireEvent, screen } from '@testing-library/react';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { describe, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { HistoryList, type HistoryListEntry } from './history-list.tsx';

const entry = (revision: number, before: string | null, after: string): HistoryListEntry => ({
  id: String(revision),
  revision,
  changedAt: '2026-11-02T14:05:00',
  changedBy: { fullName: 'Brooke Hanson', companyName: 'Northfork Energy' },
  changes: [{ field: 'isActive', before, after }],
});

function showList(props: { entries?: readonly HistoryListEntry[]; error?: string }) {
  const onTryAgain = vi.fn();
  renderInShell(
    <HistoryList
      entries={props.entries}
      error={props.error}
      onTryAgain={onTryAgain}
      labelOf={(field) => `label of ${field}`}
    />,
  );
  return onTryAgain;
}

describe('a moment', () => {
  it('is shown as the specification prints it', () => {
    expect(shownDateTime('2026-11-02T14:05:00', 'en')).toBe('Nov-2-2026 at 2:05pm');
  });
});

describe('the history', () => {
  it('tells who changed what, and when, in the order given', () => {
    showList({ entries: [entry(2, 'true', 'false'), entry(1, null, 'true')] });
    const [latest, first] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(latest).toContain('Brooke Hanson of Northfork Energy');
    expect(latest).toContain('Nov-2-2026 at 2:05pm');
    expect(latest).toContain('label of isActiveYes No');
    expect(first).toMatch(/label of isActive\s*Yes$/);
  });

  it('tells a day as the person writes days, and leaves moments and numbers alone', () => {
    showList({ entries: [entry(2, '2026-11-16', '2026-11-23')] });
    expect(screen.getByRole('listitem').textContent).toContain('Nov-16-2026 Nov-23-2026');
    cleanup();
    showList({ entries: [entry(2, '2026-11-16T10:00:00Z', '2026-11-160')] });
    expect(screen.getByRole('listitem').textContent).toContain('2026-11-16T10:00:00Z 2026-11-160');
  });

  it('keeps the days within a text whole at the end of a line', () => {
    showList({ entries: [entry(2, 'Week of Nov-16-2026: 8 h', 'Week of Nov-23-2026: 7.5 h')] });
    const item = screen.getByRole('listitem');
    expect(
      [...item.querySelectorAll('del > span, ins > span')].map(({ textContent }) => textContent),
    ).toEqual(['Nov-16-2026', 'Nov-23-2026']);
    expect(item.querySelector('ins')?.textContent).toBe('Week of Nov-23-2026: 7.5 h');
  });

  it('tells of a list only the rows that differ', () => {
    showList({ entries: [entry(2, 'CGY, Calgary\nEDM, Edmonton', 'CGY, Calgary\nRDR, Red Deer')] });
    const item = screen.getByRole('listitem');
    expect(item.querySelector('del')?.textContent).toBe('EDM, Edmonton');
    expect(item.querySelector('ins')?.textContent).toBe('RDR, Red Deer');
    expect(item.textContent).not.toContain('Calgary');
  });

  it('says that there is none yet', () => {
    showList({ entries: [] });
    expect(screen.getByText('Nobody has changed this record here yet.')).toBeTruthy();
  });

  it('says that it could not be read, and tries again', () => {
    const onTryAgain = showList({ error: 'The database is away.' });
    expect(screen.getByRole('alert').textContent).toContain('The database is away.');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onTryAgain).toHaveBeenCalledTimes(1);
  });
});
