import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findActiveUser } from '../../accounts/sessions/user-store.ts';
import { recordCatalog } from '../../modules.ts';
import { importDesk } from '../../testing/import-desk.ts';
import { externalRecords, keepExternalIds } from './external-id-store.ts';

const desk = importDesk();

it('an id of another system is kept for one of sixteen records that come with it at once', async () => {
  const { db, pool } = desk.server.database;
  const { rows } = await pool.query<{ id: string }>(
    `select id from app_user where email = 'broker@rightway.test'`,
  );
  const user = await findActiveUser(db, rows[0]?.id ?? '');
  if (!user) throw new Error('The broker is not there.');
  const { rows: parcels } = await pool.query<{ id: string }>('select id from parcel order by id limit 16');
  const catalog = recordCatalog;
  const taken = await Promise.all(
    parcels.map(({ id: recordId }) =>
      db
        .transaction()
        .execute((within) =>
          keepExternalIds({ db: within, catalog, user }, 'Parcel', [
            { system: 'OldLand', externalId: 'P-1', recordId },
          ]),
        ),
    ),
  );
  expect(parcels).toHaveLength(16);
  expect(taken.filter(({ length }) => length === 0)).toHaveLength(1);
  const kept = await externalRecords({ db, catalog, user }, 'Parcel', 'OldLand', ['P-1']);
  expect(parcels.map(({ id }) => id)).toContain(kept.get('P-1'));
  // The id of a record that is gone goes to the next one; one of another company is nobody else's.
  const gone = { system: 'OldLand', externalId: 'P-2', recordId: randomUUID() };
  expect(await keepExternalIds({ db, catalog, user }, 'Parcel', [gone])).toEqual([]);
  const next = { ...gone, recordId: parcels[0]?.id ?? '' };
  expect(await keepExternalIds({ db, catalog, user }, 'Parcel', [next])).toEqual([]);
  expect(
    await keepExternalIds({ db, catalog, user }, 'Parcel', [{ ...gone, recordId: parcels[1]?.id ?? '' }]),
  ).toHaveLength(1);
  const other = { ...user, productClientId: randomUUID() };
  expect((await externalRecords({ db, catalog, user: other }, 'Parcel', 'OldLand', ['P-1'])).size).toBe(0);
});
