import { demoCompanies } from './demo-accounts.ts';
import { makeDeclaredLists } from './demo-declared-lists.ts';
import type { DemoIds } from './demo-ids.ts';
import type { DemoRow, ProductLists } from './demo-store.ts';

const [rightway, northfork, prairie] = demoCompanies;

/** The ids of a list's entries, by the code or name that the other parts of the demo use. */
export interface DemoLists {
  readonly tables: readonly (readonly [table: string, rows: readonly DemoRow[]])[];
  readonly id: (table: string, code: string) => string;
  readonly codes: (table: string) => readonly string[];
}

/** Every lookup list of the demo, in addition to those that come with the product. */
export function makeLists(ids: DemoIds, ofProduct: ProductLists): DemoLists {
  const tables: (readonly [string, readonly DemoRow[]])[] = [];
  const known = new Map<string, ReadonlyMap<string, string>>(ofProduct);
  const add = (table: string, rows: readonly DemoRow[], key = 'code') => {
    tables.push([table, rows]);
    known.set(table, new Map(rows.map((row) => [String(row[key]), String(row['id'])])));
  };
  const id = (table: string, code: string): string => {
    const found = known.get(table)?.get(code);
    if (!found) throw new Error(`The demo has no ${code} in ${table}.`);
    return found;
  };

  for (const { table, rows, keys } of makeDeclaredLists(ids)) {
    tables.push([table, rows]);
    known.set(table, keys);
  }
  add(
    'office',
    [
      ['CGY', 'Calgary', rightway, 1],
      ['GP', 'Grande Prairie', rightway, 2],
      ['LLO', 'Lloydminster', rightway, 3],
      ['HO', 'Head Office', northfork, 1],
      ['FLD', 'Field Office', prairie, 1],
    ].map(([code, name, company, sequence]) => ({
      id: ids.next('office'),
      code,
      name,
      sequence,
      company_id: (company as { readonly id: string }).id,
    })),
  );
  add(
    'gis_service',
    [
      ['Alberta base features', 'Map', 'https://geospatial.alberta.ca/titan/rest/services/base', 'Base'],
      ['BC parcel fabric', 'WMS', 'https://openmaps.gov.bc.ca/geo/pub/wms', 'PMBC_PARCEL_FABRIC'],
    ].map(([name, serviceType, url, layer]) => ({
      id: ids.next('gis_service'),
      name,
      service_type: serviceType,
      url,
      layer,
    })),
    'name',
  );
  add(
    'additional_info_option',
    ['Yes', 'No', 'To be confirmed'].map((value, place) => ({
      id: ids.next('additional_info_option'),
      option_value: value,
      sequence: place + 1,
      additional_info_type_id: id('additional_info_type', 'Sour Service'),
    })),
    'option_value',
  );
  return {
    tables,
    id,
    codes: (table) => [...(known.get(table)?.keys() ?? [])],
  };
}
