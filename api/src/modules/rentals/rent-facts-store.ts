import { sql } from 'kysely';
import { rentHolds } from 'shared-contracts/rentals';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import {
  areaUnitOf,
  datedHeads,
  headRows,
  rentedAreaSchema,
  storedHeadSchema,
  surrendersOf,
} from '../rent-heads-store.ts';
import { payeeGoesTo } from './rent-file-store.ts';

const text = v.nullable(v.string());
const tick = v.boolean();

const ownerSchema = v.object({
  ...{
    name: v.string(),
    payeeId: text,
    hasAddress: tick,
    isActive: tick,
    isAbroad: tick,
    isJointTenant: tick,
    gstNumber: text,
    goesTo: text,
  },
  ...{ interestPercentage: text, interestFractionNumerator: v.nullable(v.number()) },
  ...{ ownerGroup: text, groupShareNumerator: v.nullable(v.number()) },
  groupShareDenominator: v.nullable(v.number()),
  interestFractionDenominator: v.nullable(v.number()),
});

const storedSchema = v.object({
  ...{
    id: v.string(),
    name: v.string(),
    effectiveDate: text,
    firstDueDate: text,
    intervalMonths: v.number(),
  },
  ...{ endDate: text, expiryDate: text, surrenderDate: text, hold: v.nullable(v.picklist(rentHolds)) },
  ...{ isInProportion: tick, isGstExempt: tick, provinceId: text },
  heads: v.array(storedHeadSchema),
  ...rentedAreaSchema.entries,
  owners: v.array(ownerSchema),
  payments: v.array(
    v.object({
      ...{ kind: v.string(), payeeId: v.string(), dueDate: text, paidDate: text, returnedDate: text },
      goesTo: text,
      ...{ amount: text, isOfRun: tick },
    }),
  ),
  ...{ approvedDueDates: v.array(v.string()), transferDates: v.array(v.string()) },
  ...{ reviewNoticeDate: text, reviewDates: v.array(v.string()) },
});

const factsSchema = v.pipe(
  storedSchema,
  v.transform(({ areaUnit, surrenders, ...facts }) => ({
    ...facts,
    heads: datedHeads(facts.heads, { areaUnit, surrenders }),
  })),
);

const agreement = sql.ref('a.id');

/** The facts that the rents of one agreement depend on. */
export type AgreementFacts = v.InferOutput<typeof factsSchema>;

/** The scope of the search for rents. */
export interface RentScope {
  readonly companyId: string;
  readonly operatorId: string | null;
  readonly surfaceProjectId: string | null;
  /** Only these agreements. */
  readonly agreementIds?: readonly string[] | undefined;
}

/** Agreements per page: read by one statement, and computed in one turn of the event loop. */
export const factsPage = 500;

const days = (rows: ReturnType<typeof sql>) => sql`coalesce((select json_agg(d.day) from (${rows}) d), '[]')`;

/**
 * The next agreements after an id that are in force, have annual compensation and a project of the company that is not
 * archived, each with the facts that its rents depend on. Agreements under negotiation have no rents, which does not
 * count as an exception.
 */
export async function rentFacts(
  db: Db,
  { companyId, operatorId, surfaceProjectId, agreementIds }: RentScope,
  after: string | undefined,
): Promise<readonly AgreementFacts[]> {
  const { rows } = await sql`with page as (
      select a.id, a.called, a.effective_date, a.expiry_date, a.review_notice_date,
        s.first_due_date, s.interval_months, s.end_date, s.hold, s.is_in_proportion,
        s.is_gst_exempt, p.area_id
      from rent_schedule s join agreement a on a.id = s.id join surface_project p on p.id = a.surface_project_id
      where not p.is_archived
        and (p.owner_id = ${companyId} or p.broker_id = ${companyId} or p.operator_id = ${companyId})
        and (a.effective_date is not null or s.first_due_date is not null or a.documents_acquired_date is not null)
        and exists (select from compensation c where c.agreement_id = a.id and c.is_annual)
        ${operatorId ? sql`and p.operator_id = ${operatorId}` : sql``}
        ${surfaceProjectId ? sql`and p.id = ${surfaceProjectId}` : sql``}
        ${agreementIds ? sql`and a.id = any (${agreementIds}::uuid[])` : sql``}
        ${after ? sql`and a.id > ${after}::uuid` : sql``}
      order by a.id limit ${factsPage})
    select a.id, a.called as name, a.effective_date::text as "effectiveDate",
      a.first_due_date::text as "firstDueDate", a.interval_months as "intervalMonths", a.end_date::text as "endDate",
      a.expiry_date::text as "expiryDate", a.hold, a.is_in_proportion as "isInProportion", a.is_gst_exempt as "isGstExempt",
      coalesce((select l.province_ids[1] from agreement_parcel r join parcel l on l.id = r.parcel_id
          where r.agreement_id = a.id and cardinality(l.province_ids) > 0 order by r.sequence, r.id limit 1),
        (select e.state_province_id from area e where e.id = a.area_id)) as "provinceId",
      a.review_notice_date::text as "reviewNoticeDate", ${areaUnitOf(agreement)} as "areaUnit",
      ${surrendersOf(agreement)} as surrenders,
      (select min(l.date)::text from agreement_life_step l where l.agreement_id = a.id and l.kind = 'Surrender')
        as "surrenderDate",
      ${days(sql`select l.date::text as day from agreement_life_step l
        where l.agreement_id = a.id and l.kind = 'CompensationReview'`)} as "reviewDates",
      ${days(sql`select t.cancelled_date::text as day from agreement_title x join title t on t.id = x.title_id
        where x.agreement_id = a.id and t.cancelled_date is not null`)} as "transferDates",
      ${days(sql`select r.due_date::text as day from rent r
        where r.agreement_id = a.id and r.is_approved`)} as "approvedDueDates",
      (select coalesce(json_agg(json_build_object('name', h.name, 'amount', h.amount, 'changes', h.changes,
          'isPricedByArea', h.is_priced_by_area, 'rows', h.rows) order by h.place), '[]') from (
        select coalesce(k.code, '–') as name, min(c.sequence) as place,
          case when bool_and(c.amount is not null) then trim_scale(sum(c.amount))::text end as amount,
          (select coalesce(json_agg(json_build_object('from', r.from_date, 'amount', trim_scale(r.amount)::text)), '[]')
            from rent_rate r where r.rent_schedule_id = a.id and r.compensation_type_id = k.id) as changes,
          ${headRows}
        from compensation c left join compensation_type k on k.id = c.compensation_type_id
        where c.agreement_id = a.id and c.is_annual group by k.id, k.code) h) as heads,
      (select coalesce(json_agg(json_build_object('name', coalesce(b.name, l.legal_name, '–'), 'payeeId', b.id,
          'hasAddress', nullif(b.address_line1, '') is not null, 'goesTo', ${payeeGoesTo},
          'gstNumber', b.gst_number, 'isActive', coalesce(b.is_active, true),
          'isAbroad', coalesce((select w.code <> 'CA' from country w where w.id = coalesce(b.country_id,
            (select v.country_id from state_or_province v where v.id = b.state_or_province_id))), false), 'isJointTenant', l.is_joint_tenant,
          'interestPercentage', trim_scale(l.interest_percentage)::text,
          'interestFractionNumerator', l.interest_fraction_numerator,
          'interestFractionDenominator', l.interest_fraction_denominator,
          'ownerGroup', l.owner_group, 'groupShareNumerator', l.group_share_numerator,
          'groupShareDenominator', l.group_share_denominator) order by l.sequence, l.id), '[]')
        from landowner l left join business_associate b on b.id = l.business_associate_id
        where l.agreement_id = a.id) as owners,
      (select coalesce(json_agg(json_build_object('kind', y.kind, 'payeeId', y.payee_id, 'dueDate', y.due_date,
          'paidDate', y.paid_date, 'returnedDate', case when y.closing is null then y.returned_date end,
          'goesTo', y.goes_to, 'amount', trim_scale(y.amount)::text, 'isOfRun', y.rent_id is not null)), '[]')
        from agreement_payment y where y.agreement_id = a.id and y.kind = 'Annual'
          and y.closing is distinct from 'Replaced') as payments
    from page a order by a.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(factsSchema, row));
}
