import { act, cleanup, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { DocumentTitle, usePageTitle } from './document-title.tsx';
import { type Places, PlacesProvider } from './places.tsx';
import { useRecordAbsence, useRecordTitle } from './record-title.ts';

const id = '5b0c1c9e-0000-4000-8000-000000000042';

const places: Places = {
  routes: [
    {
      name: 'master-data/agreement-types',
      path: 'master-data/agreement-types/:id',
      list: 'agreement-types',
      titles: { 'agreement-types': { es: 'Tipos de acuerdo' }, details: { es: 'Detalles' } },
    },
    { name: 'docs', path: 'docs', titles: {} },
  ],
  lists: [
    {
      name: 'agreement-types',
      group: 'master-data',
      order: 0,
      title: { en: 'Agreement types', es: 'Tipos de acuerdo' },
      entity: { en: 'agreement types', es: 'tipos de acuerdo' },
      isForOpeners: true,
    },
  ],
};

const show = (element: ReactElement, address: string, language: 'en' | 'es' = 'en') =>
  renderInShell(
    <PlacesProvider places={places}>
      {element}
      <DocumentTitle />
    </PlacesProvider>,
    { address, language },
  );

/** A record's screen, to which a test can report the record's name. */
function showRecord(
  first?: string | null,
  { shown = id, below = 'details', language = 'en' as 'en' | 'es' } = {},
) {
  let learn: (title: string | null | undefined) => void = () => {};
  function Screen() {
    const [title, setTitle] = useState(first);
    learn = setTitle;
    useRecordTitle(shown, title);
    return <Breadcrumbs />;
  }
  show(<Screen />, `/master-data/agreement-types/${id}/${below}`, language);
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

  it("show 'Loading...' for a record that stands in another until its name is known", () => {
    const inner = '5b0c1c9e-0000-4000-8000-000000000099';
    const learn = showRecord(undefined, { shown: inner, below: `rows/${inner}` });
    expect(trail()).toBe('Home > Master Data > Agreement Types > Loading > Rows > Loading...');
    learn('First row');
    expect(trail()).toBe('Home > Master Data > Agreement Types > Loading > Rows > First row');
  });

  it.each([null, '', '  '])("show '(Not Set)' for a record without a name (%j)", (title) => {
    showRecord(title);
    expect(screen.getByText('(Not Set)')).toBeTruthy();
  });

  it('say that a record is not there, in place of loading it for ever', () => {
    function Missing() {
      useRecordAbsence(id, 'Not found');
      return <Breadcrumbs />;
    }
    show(<Missing />, `/master-data/agreement-types/${id}/details`);
    expect(trail()).toBe('Home > Master Data > Agreement Types > Not found > Details');
  });

  it('forget a record whose screen is gone', () => {
    showRecord('Surface Lease');
    cleanup();
    show(<Breadcrumbs />, `/master-data/agreement-types/${id}/details`);
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  it('say which place is the present one, and lead to the record and to its list', () => {
    showRecord('Surface Lease');
    expect(screen.getByText('Details').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Surface Lease' }).getAttribute('href')).toBe(
      `/master-data/agreement-types/${id}`,
    );
    expect(screen.getByRole('link', { name: 'Agreement Types' }).getAttribute('href')).toBe(
      '/home?source=agreement-types',
    );
    expect(screen.getByTitle('Agreement types').textContent).toBe('Agreement Types');
  });

  it('speak the language of the person', () => {
    showRecord('Arriendo', { language: 'es' });
    expect(trail()).toBe('Inicio > Master Data > Tipos de acuerdo > Arriendo > Detalles');
  });

  it.each(['/home', '/nothing/like/this'])('are not needed at %s', (address) => {
    show(<Breadcrumbs />, address);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the title of the page', () => {
  it('names the record, its list and the product', () => {
    const learn = showRecord();
    expect(document.title).toBe('Agreement types · Rightway');
    learn('Surface Lease');
    expect(document.title).toBe('Surface Lease · Agreement types · Rightway');
  });

  it('names a place without records, and what a screen says of itself where the address says nothing', () => {
    show(<Breadcrumbs />, '/docs/rest');
    expect(document.title).toBe('Docs · Rightway');
    cleanup();
    function Start() {
      usePageTitle('My tasks');
      return null;
    }
    show(<Start />, '/home');
    expect(document.title).toBe('My tasks · Rightway');
    cleanup();
    show(<Breadcrumbs />, '/home');
    expect(document.title).toBe('Rightway');
  });
});
