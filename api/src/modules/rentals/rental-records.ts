import { sql } from 'kysely';
import { mayApproveRents, runsRents } from 'shared-contracts/rights';
import {
  client,
  computed,
  many,
  one,
  partiesOf,
  project,
  right,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration, Row } from '../../records/reading/record-mapping.ts';
import { columnOf, via } from '../../records/reading/scopes.ts';
import { payeeGoesTo } from './rent-file-store.ts';
import { isOpen } from './sending-store.ts';

/** Repeats the run's view right in SQL: the runs of the company, for people who run rents. */
const ofRentals = {
  kind: 'rule',
  where: ({ alias, user }: Row) =>
    runsRents(user) ? sql`${columnOf({ alias }, 'product_client_id')} = ${user.productClientId}` : sql`false`,
} as const;

const companyAndPreparer = (
  row: Row,
) => sql`json_build_object('ownerId', ${columnOf(row, 'product_client_id')},
  'userId', ${columnOf(row, 'prepared_by_id')}, 'status', ${columnOf(row, 'status')})`;

const partiesOfAgreement = (row: Row) =>
  sql`json_build_object('project', ${partiesOf(
    sql`(select a.surface_project_id from agreement a where a.id = ${columnOf(row, 'id')})`,
  )})`;

/** Number of a run's payments that were sent. */
const sent = (row: Row) => sql`(select count(*)::int from rent r join agreement_payment p on p.rent_id = r.id
  where r.rent_run_id = ${columnOf(row, 'id')}
    and (p.requisitioned_date is not null or p.paid_date is not null or p.returned_date is not null))`;

/** Number of a run's payments that still have to be sent. */
const unsent = (
  row: Row,
) => sql`(select count(*)::int from rent r join agreement_payment p on p.rent_id = r.id
  where r.rent_run_id = ${columnOf(row, 'id')} and ${isOpen})`;

/** The first of these payees whose name, vendor code or address has changed since the approval. */
const moved = (row: Row) => sql`array(select b.name from rent r join agreement_payment p on p.rent_id = r.id
  join business_associate b on b.id = p.payee_id
  where r.rent_run_id = ${columnOf(row, 'id')} and ${isOpen} and p.goes_to <> ${payeeGoesTo}
  group by b.id order by b.name, b.id limit 5)`;

/**
 * The first of these payees who sold their land: payments were approved for them, but the agreement has other
 * landowners now.
 */
const former = (row: Row) => sql`array(select b.name from rent r join agreement_payment p on p.rent_id = r.id
  join business_associate b on b.id = p.payee_id
  where r.rent_run_id = ${columnOf(row, 'id')} and ${isOpen} and not exists (select from landowner l
    where l.agreement_id = p.agreement_id and l.business_associate_id = p.payee_id)
  group by b.id order by b.name, b.id limit 5)`;

/** Payments `y` for earlier rents of a rent's agreement, except lost ones. */
const earlier = (row: Row) => sql`y.agreement_id = ${columnOf(row, 'agreement_id')} and y.kind = 'Annual'
  and y.due_date < ${columnOf(row, 'due_date')} and (y.returned_date is null or y.closing is not null)`;

/** The payees of the previous rent, if the run found other payees. */
const paidBefore = (row: Row) => sql`array(select b.name from agreement_payment y
  join business_associate b on b.id = y.payee_id
  where 'payeeChanged' = any (${columnOf(row, 'oddities')}) and ${earlier(row)}
    and y.due_date = (select max(y.due_date) from agreement_payment y where ${earlier(row)})
  group by b.id order by b.name, b.id)`;

/** The name and address of a share's payee at the previous rent of the agreement, if they are different now. */
const wentTo = (row: Row) => sql`(select nullif(y.goes_to, payee_goes_to(y.payee_id))
  from rent r join agreement_payment y on y.agreement_id = r.agreement_id
  where r.id = ${columnOf(row, 'rent_id')} and y.payee_id = ${columnOf(row, 'payee_id')} and y.kind = 'Annual'
    and y.due_date < r.due_date and (y.returned_date is null or y.closing is not null) and y.goes_to is not null
  order by y.due_date desc, y.goes_to = payee_goes_to(y.payee_id) desc limit 1)`;

/** Schedules of rents, the runs that pay them, and what each pays to whom. */
export const rentalRecords: Readonly<Record<string, RecordDeclaration>> = {
  RentSchedule: {
    scope: via('Agreement', 'id'),
    order: [{ column: 'id' }],
    fields: {
      agreement: one('Agreement', 'id'),
      rates: many('RentRate', 'rent_schedule_id'),
      canEdit: right('rentSchedule', 'edit', partiesOfAgreement),
    },
  },
  RentRate: { scope: via('RentSchedule', 'rent_schedule_id') },
  RentRun: {
    scope: ofRentals,
    order: [
      { column: 'month', isDescending: true },
      { column: 'prepared_on', isDescending: true },
    ],
    fields: {
      ...project,
      productClient: client,
      operator: one('Company', 'operator_id'),
      preparedBy: one('Person', 'prepared_by_id'),
      approvedBy: one('Person', 'approved_by_id'),
      takenBackBy: one('Person', 'taken_back_by_id'),
      sentCount: computed(sent),
      unsentCount: computed(unsent),
      movedPayees: computed(moved),
      formerPayees: computed(former),
      sendings: many('RentSending', 'rent_run_id'),
      canEdit: right('rentRun', 'edit', companyAndPreparer),
      canApprove: {
        kind: 'ruled',
        facts: companyAndPreparer,
        answer: (user, facts) => facts.status === 'PREPARED' && mayApproveRents(user, facts),
      },
    },
  },
  RentSending: { scope: via('RentRun', 'rent_run_id'), fields: { sentBy: one('Person', 'sent_by_id') } },
  Rent: {
    scope: via('RentRun', 'rent_run_id'),
    order: [{ column: 'rank' }],
    filters: {
      oddity: (row, oddity) => sql`${oddity} = any (${columnOf(row, 'oddities')})`,
    },
    fields: {
      schedule: one('RentSchedule', 'agreement_id'),
      paidBefore: computed(paidBefore),
      heads: many('RentHead', 'rent_id'),
      shares: many('RentShare', 'rent_id'),
    },
  },
  RentHead: { scope: via('Rent', 'rent_id') },
  RentShare: {
    scope: via('Rent', 'rent_id'),
    fields: {
      payee: one('BusinessAssociate', 'payee_id'),
      goesTo: computed((row) => sql`payee_goes_to(${columnOf(row, 'payee_id')})`),
      wentTo: computed(wentTo),
    },
  },
};
