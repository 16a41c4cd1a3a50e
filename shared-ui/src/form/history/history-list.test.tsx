import { cleanup, fireEvent, screen } from '@testing-library/react';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { setsByKind } from 'shared-contracts/value-sets';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '../../generated/texts/values.ts';
import { renderInShell } from '../../testing/index.ts';
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

  it('names a field in words that no text names', () => {
    renderInShell(
      <HistoryList
        entries={[entry(2, 'true', 'false')]}
        onTryAgain={() => {}}
        labelOf={(field) => `contact.field.${field}`}
      />,
    );
    expect(screen.getByRole('term').textContent).toBe('Is active');
  });

  it('tells days and moments as the person writes them, and leaves numbers alone', () => {
    showList({ entries: [entry(2, '2026-11-16', '2026-11-23')] });
    expect(screen.getByRole('listitem').textContent).toContain('Nov-16-2026 Nov-23-2026');
    cleanup();
    const moment = '2026-11-16T10:00:00.000Z';
    showList({ entries: [entry(2, moment, '2026-11-160')] });
    const written = shownDateTime(moment, 'en');
    expect(written).toMatch(/^Nov-\d+-2026 at \d+:00[ap]m$/);
    expect(screen.getByRole('listitem').textContent).toContain(`${written} 2026-11-160`);
  });

  it('tells values of fixed sets in words, by the kind of record, also in the lines of rows', () => {
    const changes = (recordKind: string, field: string, before: string, after: string) => {
      cleanup();
      showList({ entries: [{ ...entry(2, null, ''), recordKind, changes: [{ field, before, after }] }] });
      const item = screen.getByRole('listitem');
      return [...item.querySelectorAll('del, ins')].map(({ textContent }) => textContent);
    };
    expect(changes('COMMUNICATION', 'outcome', 'NoAnswer', 'LeftCard')).toEqual(['No answer', 'Left card']);
    expect(changes('COMMUNICATION', 'timeOfDay', '16:20', '09:05')).toEqual(['4:20 pm', '9:05 am']);
    expect(
      changes(
        'AGREEMENT',
        'lifeSteps',
        'Amendment, 2026-11-16\nPartialSurrender, 2026-11-17, 2.5',
        'Amendment, 2026-11-16\nRenewal, 2026-11-20, Renewed as agreed',
      ),
    ).toEqual(['Partial surrender, Nov-17-2026, 2.5', 'Renewal, Nov-20-2026, Renewed as agreed']);
    // Text written by a person is never translated as a value of a set, even if it looks like one.
    expect(changes('COMMUNICATION', 'comments', 'NoAnswer', 'at 16:20')).toEqual(['NoAnswer', 'at 16:20']);
  });

  it('has words for each value that a history may hold', () => {
    const usedKeys = new Set(Object.values(setsByKind).flatMap((fields) => Object.values(fields).flat()));
    expect([...usedKeys].toSorted()).toEqual(Object.keys(texts.en).toSorted());
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
