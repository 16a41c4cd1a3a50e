import { sql } from 'kysely';
import { lastContact, listed, ofProject } from './line-list-sql-store.ts';
import type { LinesQuestion } from './lines-question.ts';

/** The requests of a project in order, for a line list; outstanding are those that are not completed. */
export const requestLines = ({ projectId, ids, isOutstandingOnly }: LinesQuestion) => sql`
  select request.sequence::text as sequence,
    coalesce(b.name, g.name) as grantor,
    c.name as contact,
    type.code as type,
    nullif(concat_ws(E'\n', request.connect_number, request.connect_status), '') as connect,
    ${listed(
      sql`distinct_parcel.description`,
      sql`(select distinct p.formatted_legal_description as description from request_item i
          join request_item_parcel ip on ip.request_item_id = i.id join parcel p on p.id = ip.parcel_id
          where i.request_id = request.id) distinct_parcel`,
      sql`distinct_parcel.description`,
    )} as land,
    ${listed(
      sql`coalesce(nullif(i.description, ''), nullif(i.reference, ''), t.code)`,
      sql`request_item i left join request_item_type t on t.id = i.request_item_type_id
        where i.request_id = request.id`,
      sql`i.sequence, i.id`,
    )} as items,
    ${listed(
      sql`t.code`,
      sql`request_item i join request_item_type t on t.id = i.request_item_type_id
        where i.request_id = request.id`,
      sql`i.sequence, i.id`,
    )} as "itemTypes",
    request.request_scope as scope,
    request.conditions as conditions,
    request.sent_date::text as sent,
    request.received_date::text as received,
    request.completed_date::text as completed,
    (select min(i.expiry_date)::text from request_item i where i.request_id = request.id) as expiry,
    ${lastContact(sql`c.request_id = request.id`)} as "lastContact"
  from request
  left join business_associate b on b.id = request.business_associate_id
  left join grantor_company g on g.id = request.grantor_company_id
  left join contact c on c.id = request.contact_id
  left join request_type type on type.id = request.request_type_id
  where ${ofProject('request', projectId, ids)}
    ${isOutstandingOnly ? sql`and request.completed_date is null` : sql``}
  order by request.sequence, request.id`;
