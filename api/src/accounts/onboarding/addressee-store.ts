import type { Db } from '../../platform/db/database.ts';

const selectActive = (db: Db) =>
  db
    .selectFrom('appUser as person')
    .innerJoin('company', 'company.id', 'person.companyId')
    .where('person.isActive', '=', true)
    .select([
      'person.id',
      'person.email',
      'person.userName',
      'person.firstName',
      'person.lastName',
      'person.locale',
      'company.companyName',
    ]);

/** The recipient of a mail; undefined if the person is not active. */
export const findAddressee = (db: Db, id: string) =>
  selectActive(db).where('person.id', '=', id).executeTakeFirst();

/** The person with a user name or e-mail address, given in lower case. */
export const findAddresseeByName = (db: Db, name: string) =>
  selectActive(db)
    .where((where) =>
      where.or([where('person.userName', '=', name), where(where.fn('lower', ['person.email']), '=', name)]),
    )
    .executeTakeFirst();
