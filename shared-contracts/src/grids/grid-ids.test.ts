import { expect, it } from 'vitest';
import { gridSources } from './index.ts';

/**
 * People's saved views refer to these ids in every installation: an entry is never changed or removed. A new grid gets
 * a line here only if its id is to be kept the same way.
 */
const pinned = [
  ['projects', '0b6d6f0a-5a6a-4c00-9a00-000000000001', '0b6d6f0a-5a6b-4c00-9a00-000000000001'],
  ['agreements', '0b6d6f0a-5a6a-4c00-9a00-000000000002', '0b6d6f0a-5a6b-4c00-9a00-000000000002'],
  ['parcels', '0b6d6f0a-5a6a-4c00-9a00-000000000003', '0b6d6f0a-5a6b-4c00-9a00-000000000003'],
  ['titles', '0b6d6f0a-5a6a-4c00-9a00-000000000004', '0b6d6f0a-5a6b-4c00-9a00-000000000004'],
  ['title-tracts', '0b6d6f0a-5a6a-4c00-9a00-000000000005', '0b6d6f0a-5a6b-4c00-9a00-000000000005'],
  ['requests', '0b6d6f0a-5a6a-4c00-9a00-000000000006', '0b6d6f0a-5a6b-4c00-9a00-000000000006'],
  ['stakeholders', '0b6d6f0a-5a6a-4c00-9a00-000000000007', '0b6d6f0a-5a6b-4c00-9a00-000000000007'],
  ['associates', '0b6d6f0a-5a6a-4c00-9a00-000000000008', '0b6d6f0a-5a6b-4c00-9a00-000000000008'],
  ['contacts', '0b6d6f0a-5a6a-4c00-9a00-000000000009', '0b6d6f0a-5a6b-4c00-9a00-000000000009'],
  ['users', '0b6d6f0a-5a6a-4c00-9a00-000000000010', '0b6d6f0a-5a6b-4c00-9a00-000000000010'],
  ['roles', '0b6d6f0a-5a6a-4c00-9a00-000000000011', '0b6d6f0a-5a6b-4c00-9a00-000000000011'],
  ['teams', '0b6d6f0a-5a6a-4c00-9a00-000000000012', '0b6d6f0a-5a6b-4c00-9a00-000000000012'],
  ['tasks', '0b6d6f0a-5a6a-4c00-9a00-000000000013', '0b6d6f0a-5a6b-4c00-9a00-000000000013'],
  ['assigned-tasks', '0b6d6f0a-5a6a-4c00-9a00-000000000014', '0b6d6f0a-5a6b-4c00-9a00-000000000014'],
  ['timesheets', '0b6d6f0a-5a6a-4c00-9a00-000000000015', '0b6d6f0a-5a6b-4c00-9a00-000000000015'],
  ['invoices', '0b6d6f0a-5a6a-4c00-9a00-000000000016', '0b6d6f0a-5a6b-4c00-9a00-000000000016'],
  ['communications', '0b6d6f0a-5a6a-4c00-9a00-000000000017', '0b6d6f0a-5a6b-4c00-9a00-000000000017'],
  ['documents', '0b6d6f0a-5a6a-4c00-9a00-000000000018', '0b6d6f0a-5a6b-4c00-9a00-000000000018'],
  ['events', '0b6d6f0a-5a6a-4c00-9a00-000000000019', '0b6d6f0a-5a6b-4c00-9a00-000000000019'],
  ['obligations', '0b6d6f0a-5a6a-4c00-9a00-000000000020', '0b6d6f0a-5a6b-4c00-9a00-000000000020'],
  ['report-templates', '0b6d6f0a-5a6a-4c00-9a00-000000000021', '0b6d6f0a-5a6b-4c00-9a00-000000000021'],
  ['master-models', '0b6d6f0a-5a6a-4c00-9a00-000000000022', '0b6d6f0a-5a6b-4c00-9a00-000000000022'],
  ['additional-info-types', '0b6d6f0a-5a6a-4c00-9a00-000000000023', '0b6d6f0a-5a6b-4c00-9a00-000000000023'],
  ['agreement-types', '0b6d6f0a-5a6a-4c00-9a00-000000000024', '0b6d6f0a-5a6b-4c00-9a00-000000000024'],
  ['areas', '0b6d6f0a-5a6a-4c00-9a00-000000000025', '0b6d6f0a-5a6b-4c00-9a00-000000000025'],
  ['broker-project-status', '0b6d6f0a-5a6a-4c00-9a00-000000000026', '0b6d6f0a-5a6b-4c00-9a00-000000000026'],
  ['cities', '0b6d6f0a-5a6a-4c00-9a00-000000000027', '0b6d6f0a-5a6b-4c00-9a00-000000000027'],
  ['compensation-types', '0b6d6f0a-5a6a-4c00-9a00-000000000028', '0b6d6f0a-5a6b-4c00-9a00-000000000028'],
  ['countries', '0b6d6f0a-5a6a-4c00-9a00-000000000029', '0b6d6f0a-5a6b-4c00-9a00-000000000029'],
  ['event-types', '0b6d6f0a-5a6a-4c00-9a00-000000000030', '0b6d6f0a-5a6b-4c00-9a00-000000000030'],
  ['instrument-types', '0b6d6f0a-5a6a-4c00-9a00-000000000031', '0b6d6f0a-5a6b-4c00-9a00-000000000031'],
  ['land-purpose-types', '0b6d6f0a-5a6a-4c00-9a00-000000000032', '0b6d6f0a-5a6b-4c00-9a00-000000000032'],
  ['obligation-types', '0b6d6f0a-5a6a-4c00-9a00-000000000033', '0b6d6f0a-5a6b-4c00-9a00-000000000033'],
  ['operator-project-status', '0b6d6f0a-5a6a-4c00-9a00-000000000034', '0b6d6f0a-5a6b-4c00-9a00-000000000034'],
  ['project-groups', '0b6d6f0a-5a6a-4c00-9a00-000000000035', '0b6d6f0a-5a6b-4c00-9a00-000000000035'],
  ['provinces-and-states', '0b6d6f0a-5a6a-4c00-9a00-000000000036', '0b6d6f0a-5a6b-4c00-9a00-000000000036'],
  ['member-roles', '0b6d6f0a-5a6a-4c00-9a00-000000000037', '0b6d6f0a-5a6b-4c00-9a00-000000000037'],
  ['stakeholder-types', '0b6d6f0a-5a6a-4c00-9a00-000000000038', '0b6d6f0a-5a6b-4c00-9a00-000000000038'],
  ['surface-status', '0b6d6f0a-5a6a-4c00-9a00-000000000039', '0b6d6f0a-5a6b-4c00-9a00-000000000039'],
  ['survey-status', '0b6d6f0a-5a6a-4c00-9a00-000000000040', '0b6d6f0a-5a6b-4c00-9a00-000000000040'],
  ['ledger-codes', '0b6d6f0a-5a6a-4c00-9a00-000000000041', '0b6d6f0a-5a6b-4c00-9a00-000000000041'],
  ['rate-categories', '0b6d6f0a-5a6a-4c00-9a00-000000000042', '0b6d6f0a-5a6b-4c00-9a00-000000000042'],
  ['landowner-types', '0b6d6f0a-5a6a-4c00-9a00-000000000043', '0b6d6f0a-5a6b-4c00-9a00-000000000043'],
  ['tax-types', '0b6d6f0a-5a6a-4c00-9a00-000000000044', '0b6d6f0a-5a6b-4c00-9a00-000000000044'],
  ['task-models', '0b6d6f0a-5a6a-4c00-9a00-000000000045', '0b6d6f0a-5a6b-4c00-9a00-000000000045'],
  ['task-managers', '0b6d6f0a-5a6a-4c00-9a00-000000000046', '0b6d6f0a-5a6b-4c00-9a00-000000000046'],
  ['companies', '0b6d6f0a-5a6a-4c00-9a00-000000000047', '0b6d6f0a-5a6b-4c00-9a00-000000000047'],
  ['gis-services', '0b6d6f0a-5a6a-4c00-9a00-000000000048', '0b6d6f0a-5a6b-4c00-9a00-000000000048'],
  ['rates', '0b6d6f0a-5a6a-4c00-9a00-000000000049', '0b6d6f0a-5a6b-4c00-9a00-000000000049'],
  ['bands', 'ba8573ff-e0cb-4345-a29c-32e9e78cb0d2', '55a47b58-3104-4c9b-97a6-37bf7f5c5d17'],
  ['boundaries', '35736090-af73-4a94-9fa6-e99eaa776ab1', '03fd4168-4136-46da-992f-492c0e47f6be'],
  ['grantor-companies', 'd2b991a5-831e-4636-836c-69d1e3375b2e', 'd2767edb-6491-401a-82d5-39430f4bfcbb'],
  [
    'indigenous-representatives',
    'e7226221-c2d0-4c01-91da-face816b5321',
    '7454a031-1d00-421a-a024-d49f792c1327',
  ],
  ['roads', 'd25fba32-41cf-47b7-b24b-508f7b92658c', 'b4cc8fae-9702-48cd-bcd7-6eadba220af8'],
  ['zones', '7a4d6976-a832-464a-bda2-a912d179ca05', '862d969a-f7ec-4ac8-b77f-f1d870f1d8c7'],
] as const;

it.each(pinned)('the grid %s keeps its id and that of its columns', (name, id, configId) => {
  expect(gridSources.find((source) => source.name === name)).toMatchObject({ id, configId });
});

it('no two grids share an id', () => {
  const ids = gridSources.flatMap(({ id, configId }) => [id, configId]);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  expect(ids.filter((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))).toEqual([]);
});
