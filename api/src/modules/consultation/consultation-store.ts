import { sql } from 'kysely';
import { consultationSteps } from 'shared-contracts/consultation';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

const text = v.nullable(v.string());
const tick = v.boolean();

const contactSchema = v.object({
  ...{
    id: v.string(),
    revision: v.number(),
    date: v.string(),
    step: v.nullable(v.picklist(consultationSteps)),
  },
  ...{
    deliveredDate: text,
    notedAt: text,
    isSuccessful: tick,
    hasMethod: tick,
    hasRepresentative: tick,
    hasEvidence: tick,
  },
});

const recipientSchema = v.object({
  ...{ id: v.string(), kind: v.picklist(['Indigenous', 'Stakeholder']), name: v.string(), level: text },
  associateId: text,
  notifiedDate: text,
  parcels: v.array(v.string()),
  jurisdictions: v.array(v.object({ id: v.string(), code: v.string() })),
  contacts: v.array(contactSchema),
  pauses: v.array(v.object({ fromDate: v.string(), toDate: text, reason: v.string() })),
});

/** A moment in UTC to the microsecond, so that comparing two texts compares the moments. */
const momentOf = (column: string): Sql =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The fields of a contact on which the clock depends; `evidence` is whether it has a document. */
const contactFields = (evidence: Sql, representative: string) => sql`'id', c.id, 'revision', c.revision,
  'date', c.date, 'step', c.step, 'deliveredDate', c.delivered_date, 'notedAt', ${momentOf('c.delivery_noted_at')},
  'isSuccessful', c.is_successful,
  'hasMethod', c.method_of_contact_id is not null,
  'hasRepresentative', ${sql.ref(`c.${representative}`)} is not null, 'hasEvidence', ${evidence}`;

const documentOf = (parentType: string): Sql => sql`exists (select 1 from related_document d
  where d.parent_id = c.id and d.parent_type = ${parentType})`;

/**
 * The parties that a project consults: first the stakeholders in their order, then the communities. Each has its
 * contacts by date, its pauses, and the provinces of its land (else of the project's area). It is one statement in
 * which each list is read with an index and joined once, not once per row.
 */
export async function recipientsOf(db: Db, projectId: string) {
  const { rows } = await sql`with place as (
      select coalesce(json_agg(json_build_object('id', s.id, 'code', s.code)), '[]'::json) as provinces
      from surface_project p join area a on a.id = p.area_id join state_or_province s on s.id = a.state_province_id
      where p.id = ${projectId}),
    land as (
      select l.stakeholder_id as id, json_agg(distinct jsonb_build_object('id', s.id, 'code', s.code))
          filter (where s.id is not null) as provinces,
        json_agg(p.formatted_legal_description order by l.sequence)
          filter (where p.formatted_legal_description is not null) as parcels
      from stakeholder k join stakeholder_parcel l on l.stakeholder_id = k.id
      join parcel p on p.id = l.parcel_id left join state_or_province s on s.id = any (p.province_ids)
      where k.surface_project_id = ${projectId} group by l.stakeholder_id),
    said as (
      select c.stakeholder_id as id, json_agg(json_build_object(
          ${contactFields(documentOf('Communication'), 'representative_id')}) order by c.date, c.id) as contacts
      from stakeholder k join communication c on c.stakeholder_id = k.id
      where k.surface_project_id = ${projectId} group by c.stakeholder_id),
    logged as (
      select c.indigenous_engagement_id as id, json_agg(json_build_object(
          ${contactFields(documentOf('IndigenousLog'), 'contacted_by_id')}) order by c.date, c.id) as contacts
      from indigenous_engagement e join indigenous_log c on c.indigenous_engagement_id = e.id
      where e.surface_project_id = ${projectId} group by c.indigenous_engagement_id),
    still as (
      select p.stakeholder_id as id, json_agg(json_build_object('fromDate', p.from_date, 'toDate', p.to_date, 'reason', p.reason)
          order by p.from_date) as pauses
      from stakeholder k join stakeholder_pause p on p.stakeholder_id = k.id
      where k.surface_project_id = ${projectId} group by p.stakeholder_id
      union all
      select p.indigenous_engagement_id,
        json_agg(json_build_object('fromDate', p.from_date, 'toDate', p.to_date, 'reason', p.reason)
          order by p.from_date)
      from indigenous_engagement e join indigenous_engagement_pause p on p.indigenous_engagement_id = e.id
      where e.surface_project_id = ${projectId} group by p.indigenous_engagement_id),
    recipient as (
      select k.id, 'Stakeholder' as kind, 1 as part, k.sequence, coalesce(b.name, '') as name, null::text as level,
        b.id as associate_id, k.typed_notified_date::text as notified
      from stakeholder k left join business_associate b on b.id = k.business_associate_id
      where k.surface_project_id = ${projectId}
      union all
      select e.id, 'Indigenous', 2, e.sequence, b.name, e.consultation_level, null::uuid, e.notified_date::text
      from indigenous_engagement e join band b on b.id = e.band_id
      where e.surface_project_id = ${projectId})
    select r.id, r.kind, r.name, r.level, r.associate_id as "associateId", r.notified as "notifiedDate",
      coalesce(land.parcels, '[]'::json) as parcels,
      coalesce(land.provinces, place.provinces) as jurisdictions,
      coalesce(said.contacts, logged.contacts, '[]'::json) as contacts,
      coalesce(still.pauses, '[]'::json) as pauses
    from recipient r cross join place left join land on land.id = r.id left join said on said.id = r.id
    left join logged on logged.id = r.id left join still on still.id = r.id
    order by r.part, r.sequence, r.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(recipientSchema, row));
}

const ruleSchema = v.object({
  ...{ id: v.string(), activity: v.string(), level: text, validFrom: text, validTo: text },
  ...{ length: v.nullable(v.number()), lengthUnit: text, calendar: text, onHoliday: text, isActive: tick },
  ...{ jurisdiction: v.nullable(v.object({ id: v.string() })), madeAt: text, replacedAt: text },
  ...{ distance: text, source: text },
});

const ruleFields = sql`activity, level, valid_from::text as "validFrom", valid_to::text as "validTo", length,
  length_unit as "lengthUnit", calendar, on_holiday as "onHoliday", is_active as "isActive",
  case when jurisdiction_id is not null then json_build_object('id', jurisdiction_id) end as jurisdiction,
  ${momentOf('made_at')} as "madeAt"`;

const activities = sql`activity in ('Consultation', 'ConsultationFollowUp', 'ConsultationLogReview',
  'Notification')`;

/** The provincial rules for consultations, with their earlier versions. */
export async function consultationRules(db: Db) {
  const { rows } =
    await sql`select id, ${ruleFields}, trim_scale(distance)::text as distance, source, null::text as "replacedAt"
      from provincial_rule where ${activities}
    union all select rule_id, ${ruleFields}, null, null, ${momentOf('replaced_at')}
      from provincial_rule_version where ${activities}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(ruleSchema, row)).toSorted((one, other) => one.id.localeCompare(other.id));
}

/** The number of changes to a project's consultation; a different number means that its board may have changed. */
export async function consultationMark(db: Db, projectId: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select mark::text as mark from consultation_mark
    where surface_project_id = ${projectId}`.execute(db.withoutPlugins());
  return rows[0]?.mark ?? '0';
}
