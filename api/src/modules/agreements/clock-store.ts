import { sql } from 'kysely';
import { lifeKinds } from 'shared-contracts/agreements';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import { rentStanding, rentStandingSchema } from './rent-standing-store.ts';

const text = v.nullable(v.string());
const tick = v.boolean();

const factsSchema = v.object({
  effectiveDate: text,
  expiryDate: text,
  reviewNoticeDate: text,
  term: v.nullable(v.number()),
  termUnit: v.nullable(v.picklist(['DAYS', 'MONTHS', 'YEARS', 'NA'])),
  landowners: v.array(
    v.object({
      ...{ id: v.string(), name: v.string() },
      copyLeftAt: v.nullable(
        v.pipe(
          v.string(),
          v.transform((moment) => new Date(moment).toISOString()),
        ),
      ),
      ...{ waiverDate: text, sentDate: text, signedDate: text, dowerConsentDate: text },
      ...{ isHomestead: tick, isSpouseOnTitle: tick, isCrown: tick },
    }),
  ),
  hasAnnualCompensation: tick,
  payments: v.array(
    v.object({
      ...{ id: v.string(), amount: v.string(), dueDate: text, requisitionedDate: text },
      ...{ paidDate: text, returnedDate: text, heldDate: text },
      closing: v.nullable(v.picklist(['Cancelled', 'Replaced'])),
      ...{ kind: v.string(), isOfRun: tick },
    }),
  ),
  lifeSteps: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(lifeKinds),
      date: v.string(),
    }),
  ),
  rents: v.nullable(rentStandingSchema),
  jurisdictions: v.array(v.object({ id: v.string(), code: v.string() })),
});

/** The facts on which the clocks of agreements depend, each with the agreement's id; `a` is the agreement. */
const facts = sql`a.id, a.effective_date::text as "effectiveDate", a.expiry_date::text as "expiryDate",
      a.review_notice_date::text as "reviewNoticeDate", a.term::int as term, a.term_unit as "termUnit",
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', coalesce(l.legal_name, b.name, ''),
          'copyLeftAt', l.copy_left_at, 'waiverDate', l.waiver_date, 'sentDate', l.sent_date,
          'signedDate', l.signed_date, 'dowerConsentDate', l.dower_consent_date, 'isHomestead', l.is_homestead,
          'isSpouseOnTitle', l.is_spouse_on_title, 'isCrown', coalesce(b.is_crown, false)) order by l.sequence, l.id), '[]')
        from landowner l left join business_associate b on b.id = l.business_associate_id
        where l.agreement_id = a.id) as landowners,
      exists (select from agreement_payment p where p.agreement_id = a.id and p.kind = 'Annual' and p.amount > 0)
        or exists (select from compensation c where c.agreement_id = a.id and c.is_annual
          and coalesce(c.amount, 1) > 0) as "hasAnnualCompensation",
      (select coalesce(json_agg(json_build_object('id', p.id, 'amount', trim_scale(p.amount)::text,
          'dueDate', p.due_date, 'requisitionedDate', p.requisitioned_date, 'paidDate', p.paid_date,
          'returnedDate', p.returned_date, 'heldDate', p.held_date, 'closing', p.closing,
          'kind', p.kind, 'isOfRun', p.rent_id is not null) order by p.sequence, p.id), '[]')
        from agreement_payment p where p.agreement_id = a.id) as payments,
      (select coalesce(json_agg(json_build_object('id', s.id, 'kind', s.kind, 'date', s.date)
          order by s.sequence, s.id), '[]')
        from agreement_life_step s where s.agreement_id = a.id) as "lifeSteps",
      ${rentStanding} as rents,
      coalesce((select jsonb_agg(distinct jsonb_build_object('id', s.id, 'code', s.code))
        from agreement_parcel r join parcel p on p.id = r.parcel_id
        join state_or_province s on s.id = any (p.province_ids) where r.agreement_id = a.id),
      (select jsonb_build_array(jsonb_build_object('id', s.id, 'code', s.code))
        from surface_project f join area e on e.id = f.area_id join state_or_province s on s.id = e.state_province_id
        where f.id = a.surface_project_id), '[]') as jurisdictions`;

const ruleSchema = v.object({
  ...{ id: v.string(), activity: v.string(), level: text, validFrom: text, validTo: text },
  ...{ section: text, source: v.string() },
  ...{ length: v.nullable(v.number()), lengthUnit: text, calendar: text, onHoliday: text, isActive: tick },
  jurisdiction: v.nullable(v.object({ id: v.string() })),
});

const rules = sql`select id, activity, level, section, source, valid_from::text as "validFrom",
    valid_to::text as "validTo", length, length_unit as "lengthUnit", calendar, on_holiday as "onHoliday",
    is_active as "isActive",
    case when jurisdiction_id is not null then json_build_object('id', jurisdiction_id) end as jurisdiction
  from provincial_rule
  where is_active and activity in ('CopyOfAgreement', 'DowerConsent', 'ExpiryReminder', 'FederalEntryEarliest',
    'FederalEntryLatest', 'ReviewAnniversary', 'ReviewNotice', 'ReviewPeriod', 'RightOfEntry', 'UnpaidCompensation') order by id`;

/** The rules of the provinces that apply to agreements. */
export async function agreementRuleRows(db: Db) {
  const { rows } = await sql`${prepared} ${rules}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(ruleSchema, row));
}

const idSchema = v.object({ id: v.string() });
const parseFacts = (row: unknown) => ({ ...v.parse(idSchema, row), facts: v.parse(factsSchema, row) });
const togetherSchema = v.object({ facts: v.array(v.unknown()), rules: v.array(ruleSchema) });

/**
 * The facts on which the clocks of agreements depend, by agreement id, and the rules: one statement for any number of
 * agreements.
 */
export async function clockFacts(db: Db, ids: readonly string[]) {
  const { rows } = await sql`${prepared} select
      (select coalesce(json_agg(x), '[]') from (select ${facts} from agreement a
        where a.id = any (${ids}::uuid[])) x) as facts,
      (select coalesce(json_agg(x), '[]') from (${rules}) x) as rules`.execute(db.withoutPlugins());
  const found = v.parse(togetherSchema, rows[0]);
  const byId = new Map<string, ReturnType<typeof parseFacts>['facts']>();
  await eachInTurns(found.facts, (row) => {
    const one = parseFacts(row);
    byId.set(one.id, one.facts);
  });
  return { rules: found.rules, byId };
}
