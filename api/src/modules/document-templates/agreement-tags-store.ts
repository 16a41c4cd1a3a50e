import { sql } from 'kysely';
import { agreementWidth } from '../agreement-width-store.ts';
import { ruleLength } from './rule-length-store.ts';
import {
  day,
  flag,
  listed,
  measured,
  money,
  number,
  parcelTags,
  partyTags,
  projectTags,
  shareOf,
  text,
} from './shared-tags-store.ts';
import type { Sql, TaggedNoun } from './tag-declaration.ts';

const called = sql`agreement.called`;

/** Damages of an agreement that were paid or are owed: not what came back, was cancelled or was replaced. */
const damagesStanding = sql`agreement_payment y join business_associate b on b.id = y.payee_id
  where y.agreement_id = agreement.id and y.kind = 'Damage' and y.returned_date is null and y.closing is null`;

/** Who is paid, by the name on the title where it is an owner: it is the one that signs. */
const payeeName = sql`coalesce((select nullif(trim(l.legal_name), '') from landowner l
  where l.agreement_id = agreement.id and l.business_associate_id = b.id order by l.sequence, l.id limit 1), b.name)`;

/** What damages are paid with: before tax, and GST or HST. */
const damage = sql`coalesce(y.sent_amount, y.amount)`;
const damageTax = sql`coalesce(y.sent_gst, y.gst_amount, 0)`;

const summedDamages = (value: Sql) => money(sql`(select sum(${value}) from ${damagesStanding})`);

const land = sql`agreement_parcel ap join parcel p on p.id = ap.parcel_id where ap.agreement_id = agreement.id`;

/**
 * For how many hours an agent leaves owners alone after leaving a copy with them, by the law of the land's province
 * (Alberta: Land Agents Licensing Act, s. 17); nothing of the Crown, which is no owner there.
 */
const copyHours = sql`case when exists (select from landowner l
    left join business_associate b on b.id = l.business_associate_id
    where l.agreement_id = agreement.id and not coalesce(b.is_crown, false))
  then ${ruleLength('CopyOfAgreement', 'Hours', land)} end`;

/** Agreements with the tags that templates may use. */
export const agreementTags: TaggedNoun = {
  values: {
    ...projectTags,
    'agreement.name': text(sql`agreement.name`),
    'agreement.number': text(sql`agreement.agreement_number`),
    'agreement.reference': text(sql`agreement.reference_number`),
    'agreement.type': text(
      sql`(select coalesce(nullif(description, ''), code) from agreement_type where id = agreement.agreement_type_id)`,
    ),
    'agreement.status': text(sql`(select status from surface_status where id = agreement.surface_status_id)`),
    'agreement.purpose': text(sql`(select code from land_purpose where id = agreement.land_purpose_id)`),
    'agreement.effectiveDate': day(sql`agreement.effective_date`),
    'agreement.expiryDate': day(sql`agreement.expiry_date`),
    'agreement.consentRequestedDate': day(sql`agreement.consent_requested_date`),
    'agreement.term': text(sql`case when agreement.term is not null and agreement.term_unit <> 'NA'
      then trim_scale(agreement.term)::text || ' ' || case agreement.term when 1
        then rtrim(lower(agreement.term_unit), 's') else lower(agreement.term_unit) end end`),
    'agreement.area': measured(
      sql`agreement.gross_area`,
      sql`(select code from area_unit where id = agreement.area_unit_id)`,
    ),
    'agreement.length': measured(
      sql`agreement.length`,
      sql`(select code from length_unit where id = agreement.length_unit_id)`,
    ),
    'agreement.width': measured(
      agreementWidth,
      sql`(select code from length_unit where id = agreement.width_unit_id)`,
    ),
    'agreement.agent': text(sql`(select full_name from app_user where id = agreement.land_agent_id)`),
    'agreement.landownerConditions': text(sql`agreement.landowner_conditions`),
    'agreement.occupantConditions': text(sql`agreement.occupant_conditions`),
    'agreement.land': listed(sql`p.formatted_legal_description`, land, sql`ap.sequence, ap.id`),
    'agreement.titles': listed(
      sql`t.number`,
      sql`agreement_title at join title t on t.id = at.title_id where at.agreement_id = agreement.id`,
      sql`at.sequence, at.id`,
    ),
    'agreement.owners': listed(
      sql`coalesce(nullif(l.legal_name, ''), b.name)`,
      sql`landowner l left join business_associate b on b.id = l.business_associate_id
        where l.agreement_id = agreement.id`,
      sql`l.sequence, l.id`,
    ),
    'agreement.compensation': money(
      sql`(select sum(amount) from compensation where agreement_id = agreement.id and not is_annual)`,
    ),
    'agreement.annualCompensation': money(
      sql`(select sum(amount) from compensation where agreement_id = agreement.id and is_annual)`,
    ),
    'agreement.damages': summedDamages(damage),
    'agreement.damagesWithTax': summedDamages(sql`${damage} + ${damageTax}`),
    'agreement.copyHours': number(copyHours),
    'agreement.hasSeveralOwners': flag(
      sql`(select count(*) from landowner where agreement_id = agreement.id) > 1`,
    ),
    'agreement.isSigned': flag(sql`agreement.documents_acquired_date is not null`),
  },
  lists: {
    landowners: {
      tags: {
        ...partyTags,
        legalName: text(sql`coalesce(nullif(l.legal_name, ''), b.name)`),
        legalAddress: text(sql`l.legal_address`),
        share: shareOf(sql`l`, sql`l.is_joint_tenant`),
        isHomestead: flag(sql`l.is_homestead`),
      },
      from: sql`landowner l left join business_associate b on b.id = l.business_associate_id
        left join contact c on c.id = l.contact_id where l.agreement_id = agreement.id`,
      order: sql`l.sequence, l.id`,
    },
    occupants: {
      tags: { ...partyTags, consentDate: day(sql`o.consent_date`) },
      from: sql`occupant o left join business_associate b on b.id = o.business_associate_id
        left join contact c on c.id = o.contact_id where o.agreement_id = agreement.id`,
      order: sql`o.sequence, o.id`,
    },
    parcels: {
      tags: parcelTags,
      from: land,
      order: sql`ap.sequence, ap.id`,
    },
    titles: {
      tags: { number: text(sql`t.number`), status: text(sql`t.status`), area: number(sql`t.gross_area`) },
      from: sql`agreement_title at join title t on t.id = at.title_id where at.agreement_id = agreement.id`,
      order: sql`at.sequence, at.id`,
    },
    compensation: {
      tags: {
        type: text(sql`ct.code`),
        amount: money(sql`m.amount`),
        notes: text(sql`m.notes`),
        isAnnual: flag(sql`m.is_annual`),
      },
      from: sql`compensation m left join compensation_type ct on ct.id = m.compensation_type_id
        where m.agreement_id = agreement.id`,
      order: sql`m.sequence, m.id`,
    },
    damages: {
      tags: {
        payee: text(payeeName),
        notes: text(sql`y.notes`),
        amount: money(damage),
        gst: money(damageTax),
        total: money(sql`${damage} + ${damageTax}`),
        dueDate: day(sql`y.due_date`),
        paidDate: day(sql`y.paid_date`),
      },
      from: damagesStanding,
      order: sql`y.sequence, y.id`,
    },
    damagePayees: {
      tags: { name: text(sql`x.name`), total: money(sql`x.total`) },
      from: sql`(select b.id, ${payeeName} as name, min(y.sequence) as place, sum(${damage} + ${damageTax}) as total
        from ${damagesStanding} group by b.id) x`,
      order: sql`x.place, x.id`,
    },
  },
  from: sql`agreement join surface_project project on project.id = agreement.surface_project_id`,
  id: sql`agreement.id`,
  projectId: sql`project.id`,
  order: sql`agreement.sequence, agreement.id`,
  inParent: (id) => sql`agreement.surface_project_id = ${id}::uuid`,
  called,
  recipients: sql`(select agreement_id as record_id, business_associate_id as associate_id, contact_id, 'Landowners' as kind,
      1 as part, sequence from landowner
    union all select agreement_id, business_associate_id, contact_id, 'Occupants', 2, sequence from occupant)`,
};
