import { sql } from 'kysely';
import { day, listed, parcelTags, projectTags, text } from './shared-tags-store.ts';
import type { TaggedNoun } from './tag-declaration.ts';

const grantor = sql`coalesce((select b.name from business_associate b where b.id = request.business_associate_id),
  (select g.name from grantor_company g where g.id = request.grantor_company_id))`;

/** Requests to grantors with the tags that templates may use. */
export const requestTags: TaggedNoun = {
  values: {
    ...projectTags,
    'request.grantor': text(grantor),
    'request.type': text(
      sql`(select coalesce(nullif(description, ''), code) from request_type where id = request.request_type_id)`,
    ),
    'request.scope': text(sql`request.request_scope`),
    'request.conditions': text(sql`request.conditions`),
    'request.connectNumber': text(sql`request.connect_number`),
    'request.sentDate': day(sql`request.sent_date`),
    'request.land': listed(
      sql`land.description`,
      sql`(select distinct p.formatted_legal_description as description from request_item i
        join request_item_parcel ip on ip.request_item_id = i.id join parcel p on p.id = ip.parcel_id
        where i.request_id = request.id) land`,
      sql`land.description`,
    ),
  },
  lists: {
    items: {
      tags: {
        description: text(sql`i.description`),
        type: text(sql`coalesce(nullif(t.description, ''), t.code)`),
        reference: text(sql`i.reference`),
        marker: text(sql`i.marker`),
        effectiveDate: day(sql`i.effective_date`),
        expiryDate: day(sql`i.expiry_date`),
        land: listed(
          sql`p.formatted_legal_description`,
          sql`request_item_parcel ip join parcel p on p.id = ip.parcel_id where ip.request_item_id = i.id`,
          sql`ip.sequence, ip.id`,
        ),
      },
      from: sql`request_item i left join request_item_type t on t.id = i.request_item_type_id
        where i.request_id = request.id`,
      order: sql`i.sequence, i.id`,
    },
    parcels: {
      tags: parcelTags,
      from: sql`parcel p where p.id in (select ip.parcel_id from request_item i
        join request_item_parcel ip on ip.request_item_id = i.id where i.request_id = request.id)`,
      order: sql`p.formatted_legal_description, p.id`,
    },
  },
  from: sql`request join surface_project project on project.id = request.surface_project_id`,
  id: sql`request.id`,
  projectId: sql`project.id`,
  order: sql`request.sequence, request.id`,
  inParent: (id) => sql`request.surface_project_id = ${id}::uuid`,
  called: sql`concat_ws(' ', request.sequence::text, ${grantor})`,
  recipients: sql`(select id as record_id, business_associate_id as associate_id, contact_id, 'Everyone' as kind,
    1 as part, 1 as sequence from request)`,
};
