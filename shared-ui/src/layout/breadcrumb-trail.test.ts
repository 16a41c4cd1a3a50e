import type { Language } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { breadcrumbTrail, titleCase } from './breadcrumb-trail.ts';
import type { Places } from './places.tsx';

const titles = {
  'master-data': { es: 'Datos maestros' },
  'gis-service': { en: 'GIS Service', es: 'Servicio SIG' },
  countries: { es: 'Países' },
};

const places: Places = {
  routes: [
    { name: 'master-data/countries', path: 'master-data/countries/:id', list: 'countries', titles },
    { name: 'gis-service', path: 'gis-service/:id', titles },
    { name: 'business-associate', path: 'business-associate/:id', titles },
    { name: 'parcel', path: 'parcel/:id', titles },
    { name: 'docs', path: 'docs', titles },
  ],
  lists: [],
};

const trail = (path: string, language: Language = 'en') => breadcrumbTrail(path, places, language);
const kinds = (path: string, language?: Language) =>
  trail(path, language).map(({ kind, text, isNested }) => `${isNested ? 'nested ' : ''}${kind} ${text}`);

const inner = '5b0c1c9e-0000-4000-8000-000000000042';

describe('breadcrumbs', () => {
  it.each([
    ['business-associate', 'Business Associate'],
    ['key_dates', 'Key Dates'],
    ['details', 'Details'],
    ['--', ''],
  ])('%s reads %s', (segment, text) => {
    expect(titleCase(segment)).toBe(text);
  });

  it('know which segment is the id of a record', () => {
    expect(kinds('/master-data/countries/42/details')).toEqual([
      'name Master Data',
      'name Countries',
      'record 42',
      'name Details',
    ]);
    expect(kinds('/docs/rest')).toEqual(['name Docs', 'name Rest']);
  });

  it('know the records that stand in another', () => {
    expect(kinds(`/business-associate/new/contacts/${inner}/details`)).toEqual([
      'name Business Associate',
      'record new',
      'name Contacts',
      `nested record ${inner}`,
      'name Details',
    ]);
    expect(kinds('/business-associate/1/contacts/new').at(-1)).toBe('nested record new');
  });

  it('know what a page opens of its own, and lead back to the page', () => {
    expect(kinds(`/docs/${inner}`)).toEqual(['name Docs', `record ${inner}`]);
    expect(trail(`/docs/${inner}`).map(({ to }) => to)).toEqual(['/docs', `/docs/${inner}`]);
  });

  it('name what they can in the language that is read, and the rest as it is written', () => {
    expect(kinds('/master-data/countries/42/details', 'es')).toEqual([
      'name Datos maestros',
      'name Países',
      'record 42',
      'name Details',
    ]);
    expect(kinds('/gis-service/1')[0]).toBe('name GIS Service');
    expect(kinds('/gis-service/1', 'es')[0]).toBe('name Servicio SIG');
  });

  it('lead to the list of a record', () => {
    expect(trail('/master-data/countries/42').map(({ to }) => to)).toEqual([
      undefined,
      '/home?source=countries',
      '/master-data/countries/42',
    ]);
  });

  it('are none where no place is', () => {
    expect(trail('/nonsense/abc')).toEqual([]);
    expect(trail('/home')).toEqual([]);
  });

  it('survive an address that cannot be decoded', () => {
    expect(trail('/parcel/%E0%A4%A')[1]?.text).toBe('%E0%A4%A');
  });
});
