import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** City, province and postal code in the format of letters; null if there are none. */
export const placeLine = (row: Sql): Sql => sql`nullif(concat_ws('  ', nullif(concat_ws(' ',
    (select name from city where id = ${row}.city_id),
    (select code from state_or_province where id = ${row}.state_or_province_id)), ''), nullif(${row}.postal_code, '')), '')`;
