import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** The place of an address: city, province and postal code, as a letter shows them; null of none. */
export const placeLine = (row: Sql): Sql => sql`nullif(concat_ws('  ', nullif(concat_ws(' ',
    (select name from city where id = ${row}.city_id),
    (select code from state_or_province where id = ${row}.state_or_province_id)), ''), nullif(${row}.postal_code, '')), '')`;
