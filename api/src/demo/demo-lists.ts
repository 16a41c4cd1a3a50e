import { formTypeIds } from 'shared-contracts/forms';
import { demoCompanies } from './demo-accounts.ts';
import { type DemoIds, demoId } from './demo-ids.ts';
import {
  areas,
  coded,
  eventTypes,
  landPurposes,
  named,
  palettes,
  provinces,
  surfaceStatuses,
} from './demo-list-entries.ts';
import type { DemoRow, ProductLists } from './demo-store.ts';

const [rightway, northfork, prairie] = demoCompanies;

/** Ids of a list's entries by the code or name that the other makers of the demo know them by. */
export interface DemoLists {
  readonly tables: readonly (readonly [table: string, rows: readonly DemoRow[]])[];
  readonly id: (table: string, code: string) => string;
  readonly codes: (table: string) => readonly string[];
}

export const canada = demoId(11, 2);

/** Every lookup list of the demo but the two that are seeded apart, beside those that come with the product. */
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

  for (const [table, pairs] of Object.entries(coded)) {
    add(
      table,
      pairs.map(([code, description]) => ({ id: ids.next(table), code, description })),
    );
  }
  for (const [table, names] of Object.entries(named)) {
    add(
      table,
      names.map((name) => ({ id: ids.next(table), name })),
      'name',
    );
  }
  add(
    'indigenous_representative',
    (named['band'] ?? []).flatMap((band) =>
      ['Lands Office', 'Consultation Office'].map((title) => ({
        id: ids.next('indigenous_representative'),
        band_id: id('band', band),
        name: `${title}, ${band}`,
        title,
      })),
    ),
    'name',
  );
  add(
    'land_purpose',
    landPurposes.map(([category, code, description]) => ({
      id: ids.next('land_purpose'),
      category,
      code,
      description,
    })),
  );
  add(
    'rate_category',
    ['Land', 'Administration', 'Travel'].map((name) => ({ id: ids.next('rate_category'), code: name, name })),
  );
  add('tax_type', [
    { id: ids.next('tax_type'), code: 'GST', description: 'Goods and services tax', rate: 5 },
    { id: ids.next('tax_type'), code: 'Exempt', description: 'No tax', rate: 0 },
  ]);
  add(
    'surface_status',
    [northfork, prairie].flatMap((company) =>
      surfaceStatuses.map((status, index) => ({
        id: ids.next('surface_status'),
        key: `${company.code} ${status}`,
        code: status,
        status,
        color_code: palettes[company.id][index],
        product_client_id: company.id,
      })),
    ),
    'key',
  );
  add(
    'grantor_company',
    [
      'Alta Road Keepers',
      'Northern Gateway Roads',
      'Summit Midstream',
      'Peace River Pipe',
      'Prairie Rail',
      'County Works',
    ].map((name) => ({ id: ids.next('grantor_company'), name, is_broker: name === 'Alta Road Keepers' })),
    'name',
  );
  add(
    'boundary',
    ['Surface', 'Base Belly River', 'Base Cardium', 'Top Montney', 'Basement'].flatMap((code) =>
      ['Lower', 'Upper'].map((kind) => ({ id: ids.next('boundary'), code, description: null, kind })),
    ),
  );
  add(
    'state_or_province',
    provinces.map(([code, name]) => ({
      id: ids.next('state_or_province'),
      code,
      name,
      is_master_record: true,
      country_id: canada,
    })),
  );
  add(
    'city',
    provinces.flatMap(([code, , cities]) =>
      cities.map((name) => ({
        id: ids.next('city'),
        name,
        is_master_record: true,
        state_province_id: id('state_or_province', code),
      })),
    ),
    'name',
  );
  add(
    'area',
    areas.map(([name, division, province]) => ({
      id: ids.next('area'),
      code: name,
      name,
      division,
      country_id: canada,
      state_province_id: id('state_or_province', province),
    })),
  );
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
    'event_type',
    (['AgreementEvent', 'ProjectEvent'] as const).flatMap((form) =>
      eventTypes[form].map((code) => ({
        id: ids.next('event_type'),
        key: `${form} ${code}`,
        code,
        description: `${code} (${form === 'ProjectEvent' ? 'project' : 'agreement'})`,
        form_type_id: formTypeIds[form],
        is_active: code !== 'Release',
      })),
    ),
    'key',
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
  add('additional_info_type', [
    {
      id: ids.next('additional_info_type'),
      code: 'Licence Number',
      control_type_code: 'Text',
      form_type_code: 'Project',
    },
    {
      id: ids.next('additional_info_type'),
      code: 'Sour Service',
      control_type_code: 'List',
      form_type_code: 'Project',
    },
  ]);
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
    tables: tables.map(([table, rows]) => [table, rows.map(({ key: _, ...row }) => row)] as const),
    id,
    codes: (table) => [...(known.get(table)?.keys() ?? [])],
  };
}
