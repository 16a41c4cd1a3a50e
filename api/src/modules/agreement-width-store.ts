import { sql } from 'kysely';

/** How wide the strip of an agreement is: both sides of its line, where one of them may be empty; null if both are. */
export const agreementWidth = sql`case when coalesce(agreement.left_width, agreement.right_width) is not null
  then coalesce(agreement.left_width, 0) + coalesce(agreement.right_width, 0) end`;
