import { sql } from 'kysely';
import { ruleLength } from './rule-length-store.ts';
import { day, listed, number, parcelTags, projectTags, text } from './shared-tags-store.ts';
import type { TaggedNoun } from './tag-declaration.ts';

const name = sql`(select b.name from business_associate b where b.id = stakeholder.business_associate_id)`;

const land = sql`stakeholder_parcel sp join parcel p on p.id = sp.parcel_id where sp.stakeholder_id = stakeholder.id`;

/** Stakeholders with the tags that templates may use. */
export const stakeholderTags: TaggedNoun = {
  values: {
    ...projectTags,
    'stakeholder.name': text(name),
    'stakeholder.interest': text(
      sql`(select code from interest_type where id = stakeholder.interest_type_id)`,
    ),
    'stakeholder.landInterest': text(sql`stakeholder.land_interest`),
    'stakeholder.distance': text(sql`stakeholder.distance_to_interest`),
    'stakeholder.notifiedDate': day(sql`stakeholder.notified_date`),
    'stakeholder.expiryDate': day(sql`stakeholder.expiry_date`),
    'stakeholder.answerDays': number(ruleLength('Notification', 'Days', land)),
    'stakeholder.land': listed(sql`p.formatted_legal_description`, land, sql`sp.sequence, sp.id`),
  },
  lists: {
    parcels: {
      tags: parcelTags,
      from: land,
      order: sql`sp.sequence, sp.id`,
    },
    types: {
      tags: { type: text(sql`t.code`), requirement: text(sql`r.code`) },
      from: sql`stakeholder_type_item i join stakeholder_type t on t.id = i.type_id
        left join stakeholder_requirement r on r.id = i.requirement_id where i.stakeholder_id = stakeholder.id`,
      order: sql`i.sequence, i.id`,
    },
  },
  from: sql`stakeholder join surface_project project on project.id = stakeholder.surface_project_id`,
  id: sql`stakeholder.id`,
  projectId: sql`project.id`,
  order: sql`stakeholder.sequence, stakeholder.id`,
  inParent: (id) => sql`stakeholder.surface_project_id = ${id}::uuid`,
  called: sql`concat_ws(' ', stakeholder.sequence::text, ${name})`,
  recipients: sql`(select id as record_id, business_associate_id as associate_id, contact_id, 'Everyone' as kind,
    1 as part, 1 as sequence from stakeholder)`,
};
