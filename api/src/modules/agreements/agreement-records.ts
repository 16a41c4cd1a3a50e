import { sql } from 'kysely';
import { unlessArchived } from '../../records/reading/archived-projects.ts';
import {
  byProject,
  computed,
  documentsOf,
  many,
  one,
  onlyProject,
  project,
  projectFile,
  right,
  tasksOf,
  textOf,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration, Row } from '../../records/reading/record-mapping.ts';
import { columnOf, via } from '../../records/reading/scopes.ts';
import { rulesOfAgreements } from './read-rules.ts';

const ofAgreement = via('Agreement', 'agreement_id');

const compensated = (row: Row, annualAlone: boolean) =>
  sql`(select coalesce(sum(c.amount), 0) from compensation c
    where c.agreement_id = ${columnOf(row, 'id')} ${annualAlone ? sql`and c.is_annual` : sql``})`;

/** The date since which a payment is no longer owed; a returned payment is owed again until it is closed. */
const settledOn = (row: Row) => sql`coalesce(${columnOf(row, 'closed_date')},
  case when ${columnOf(row, 'returned_date')} is null then ${columnOf(row, 'paid_date')} end)`;

/** The agreement next to one in the order of its project: one step along an index. */
const beside = (row: Row, direction: 'before' | 'behind') => {
  const [sign, order] = direction === 'before' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return sql`(select n.id from agreement n
    where n.surface_project_id = ${columnOf(row, 'surface_project_id')}
      and (n.sequence, n.id) ${sign} (${columnOf(row, 'sequence')}, ${columnOf(row, 'id')})
    order by n.sequence ${order}, n.id ${order} limit 1)`;
};

/** Agreements with all their parts, as they are read. */
export const agreementRecords: Readonly<Record<string, RecordDeclaration>> = {
  Agreement: {
    scope: byProject,
    besides: unlessArchived,
    hasSearchText: true,
    fields: {
      ...projectFile,
      landPurposeType: one('LandPurpose', 'land_purpose_id'),
      relatedParcels: many('AgreementParcel', 'agreement_id'),
      relatedTitles: many('AgreementTitle', 'agreement_id'),
      payments: many('AgreementPayment', 'agreement_id'),
      lifeSteps: many('AgreementLifeStep', 'agreement_id'),
      compensationFirstYear: computed((row) => compensated(row, false)),
      compensationAnnual: computed((row) => compensated(row, true)),
      lastContactDate: computed(
        (row) => sql`(select max(c.date) from communication c where c.agreement_id = ${columnOf(row, 'id')})`,
      ),
      rules: { kind: 'loaded', load: rulesOfAgreements },
      followedBy: many('Agreement', 'follows_id'),
      previousId: computed((row) => beside(row, 'before')),
      nextId: computed((row) => beside(row, 'behind')),
      ...documentsOf('Agreement'),
      tasks: tasksOf('Agreement'),
      canEdit: right('agreement', 'edit', onlyProject),
    },
  },
  Landowner: { scope: ofAgreement },
  Occupant: { scope: ofAgreement },
  AgreementParcel: { scope: ofAgreement },
  AgreementTitle: { scope: ofAgreement },
  Compensation: { scope: ofAgreement },
  AgreementPayment: {
    scope: byProject,
    besides: unlessArchived,
    order: [{ column: 'sequence' }],
    search: [
      ...['number', 'voucher', 'reference', 'notes'],
      textOf('business_associate', 'payee_id', 'name'),
      textOf('agreement', 'agreement_id', 'called', 'agreement_number', 'name'),
    ],
    fields: { ...project, settledDate: computed(settledOn) },
  },
  AgreementLifeStep: { scope: ofAgreement },
};
