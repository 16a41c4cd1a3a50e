import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { useRecordTitle } from './record-title.ts';

afterEach(cleanup);

const id = '5b0c1c9e-0000-4000-8000-000000000042';

/** A record's screen, which learns the record's name when a test says so. */
function showRecord(first?: string | null) {
  let learn: (title: string | null | undefined) => void = () => {};
  function Screen() {
    const [title, setTitle] = useState(first);
    learn = setTitle;
    useRecordTitle(id, title);
    return <Breadcrumbs />;
  }
  renderInShell(<Screen />, { address: `/master-data/agreement-types/${id}/details` });
  return (title: string | null) => act(() => learn(title));
}

const trail = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .join(' > ');

describe('breadcrumbs', () => {
  it("show 'Loading' for a record until its name is known", () => {
    const learn = showRecord();
    expect(trail()).toBe('Home > Master Data > Agreement Types > Loading > Details');
    learn('Surface Lease');
    expect(trail()).toBe('Home > Master Data > Agreement Types > Surface Lease > Details');
  });

  it.each([null, '', '  '])("show '(Not Set)' for a record without a name (%j)", (title) => {
    showRecord(title);
    expect(screen.getByText('(Not Set)')).toBeTruthy();
  });

  it('forget a record whose screen is gone', () => {
    showRecord('Surface Lease');
    cleanup();
    renderInShell(<Breadcrumbs />, { address: `/master-data/agreement-types/${id}/details` });
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  it('say which place is the present one, and lead to the record', () => {
    showRecord('Surface Lease');
    expect(screen.getByText('Details').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Surface Lease' }).getAttribute('href')).toBe(
      `/master-data/agreement-types/${id}`,
    );
  });

  it('are not needed on the start screen', () => {
    renderInShell(<Breadcrumbs />, { address: '/home' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
