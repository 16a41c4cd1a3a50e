/** What tests ask the database themselves with. */
export { sql } from 'kysely';
