import { describe, expect, it } from 'vitest';
import { breadcrumbTrail, titleCase } from './breadcrumb-trail.ts';

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
    const kinds = (path: string) => breadcrumbTrail(path).map(({ kind, text }) => `${kind} ${text}`);
    expect(kinds('/master-data/countries/42/details')).toEqual([
      'name Master Data',
      'name Countries',
      'record 42',
      'name Details',
    ]);
    expect(kinds('/business-associate/new/contacts')).toEqual([
      'name Business Associate',
      'record new',
      'name Contacts',
    ]);
    expect(kinds('/docs/rest')).toEqual(['name Docs', 'name Rest']);
  });

  it('survive an address that cannot be decoded', () => {
    expect(breadcrumbTrail('/parcel/%E0%A4%A')[1]?.text).toBe('%E0%A4%A');
  });
});
