import * as grid from '../grids/grid-column.ts';
import { limits } from '../limits/index.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import { isActive, name, reference, text } from '../master-data/declared-fields.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';
import { bands, demoBands } from './bands.ts';

/** The representatives of indigenous communities. */
export const indigenousRepresentatives: AdministeredKind = {
  typeName: 'IndigenousRepresentative',
  plural: 'indigenousRepresentatives',
  grid: {
    id: 'e7226221-c2d0-4c01-91da-face816b5321',
    configId: '7454a031-1d00-421a-a024-d49f792c1327',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 260),
      grid.text('title', 'Title', 180),
      grid.lookup('band.name', 'Band', 220),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: {
    titleField: 'name',
    fields: [
      reference('band', targetOf(bands), { required: true }),
      name(),
      text('title', limits.masterDataName),
      isActive,
    ],
  },
  picklist: {
    columns: [pickColumn('name', 2), pickColumn('title', 2)],
    named: ['name'],
    arguments: { bandId: 'ID' },
    needs: ['bandId'],
  },
  orderedBy: 'name',
  texts: {
    en: {
      title: 'Indigenous representatives',
      record: 'Indigenous representative',
      entity: 'indigenous representatives',
      fields: { band: 'Band', title: 'Title' },
    },
    es: {
      title: 'Representantes indígenas',
      record: 'Representante indígena',
      entity: 'representantes indígenas',
      fields: { band: 'Comunidad', title: 'Cargo' },
      columns: { Title: 'Cargo', Band: 'Comunidad' },
      picked: { title: 'Cargo' },
    },
  },
  demo: {
    series: '5b0e',
    entries: demoBands.flatMap((band) =>
      ['Lands Office', 'Consultation Office'].map((title) => ({ name: `${title}, ${band}`, title, band })),
    ),
  },
};
