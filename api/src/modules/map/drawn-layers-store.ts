import { sql } from 'kysely';
import type { LayerField, TileLayer } from 'shared-contracts/map';
import type { Sql } from '../../records/reading/record-mapping.ts';

/** A layer's records with the alias `r`: their kind, label, status and colour, and the joins that these need. */
export interface Drawn {
  readonly type: string;
  readonly table: string;
  readonly label: Sql;
  readonly status: Sql;
  readonly color: Sql;
  /** The company whose list contains the status, if it belongs to one. */
  readonly company?: Sql;
  readonly joins: Sql;
}

const dated = (states: readonly (readonly [column: string, state: string])[]): Sql =>
  sql`case ${sql.join(
    states.map(([column, state]) => sql`when r.${sql.ref(column)} is not null then ${sql.lit(state)}`),
    sql` `,
  )} else 'open' end`;

const codeOf = (list: string): Sql =>
  sql`(select c.code from ${sql.table(list)} c where c.id = r.${sql.ref(`${list}_id`)})`;

/** The fields that a layer can be coloured by, as SQL on the record. */
const fields: Readonly<Record<LayerField, Sql>> = {
  agreementType: codeOf('agreement_type'),
  interestType: codeOf('interest_type'),
  landPurpose: codeOf('land_purpose'),
  requestType: codeOf('request_type'),
};

/** Each company has its own list of statuses; some statuses are for all companies. */
const statusCompany = sql`(select c.company_name from company c where c.id = s.product_client_id)`;

/** The attribute of a parcel that contains its status. */
export const landState = 'land';

const associate = sql`left join business_associate b on b.id = r.business_associate_id`;
/** For a value that a layer does not have. */
export const none = sql`null::text`;

/** The layers of records. */
export const drawn: Readonly<Record<TileLayer, Drawn>> = {
  Agreements: {
    type: 'Agreement',
    table: 'agreement',
    label: sql`r.called`,
    status: sql`s.status`,
    color: sql`s.color_code`,
    company: statusCompany,
    joins: sql`left join surface_status s on s.id = r.surface_status_id`,
  },
  Requests: {
    type: 'Request',
    table: 'request',
    label: sql`coalesce(b.name, r.connect_number, r.sequence::text)`,
    status: dated([
      ['completed_date', 'completed'],
      ['received_date', 'received'],
      ['sent_date', 'sent'],
    ]),
    color: none,
    joins: associate,
  },
  Stakeholders: {
    type: 'Stakeholder',
    table: 'stakeholder',
    label: sql`coalesce(b.name, r.sequence::text)`,
    status: dated([
      ['completed_date', 'completed'],
      ['consent_date', 'consented'],
      ['notified_date', 'notified'],
    ]),
    color: none,
    joins: associate,
  },
  // An engagement is about the whole project, so it is drawn along the project's route.
  Indigenous: {
    type: 'IndigenousEngagement',
    table: 'indigenous_engagement',
    label: sql`b.name`,
    status: dated([
      ['completed_date', 'completed'],
      ['response_date', 'responded'],
      ['notified_date', 'notified'],
    ]),
    color: none,
    joins: sql`left join band b on b.id = r.band_id`,
  },
  // A project about a well contains its identifier, from which the position is derived.
  Wells: {
    type: 'SurfaceProject',
    table: 'surface_project',
    label: sql`r.uwi`,
    status: sql`'well'`,
    color: none,
    joins: sql``,
  },
  // All recorded land: every signed-in person may see it, in any project.
  Parcels: {
    type: 'Parcel',
    table: 'parcel',
    label: sql`p.formatted_legal_description`,
    status: sql.lit(landState),
    color: none,
    joins: sql``,
  },
  // A payment is drawn on the land of its agreement.
  Payments: {
    type: 'AgreementPayment',
    table: 'agreement_payment',
    label: sql`concat_ws(' · ', b.name, r.amount::numeric(18, 2))`,
    status: sql`case when r.closing is not null then 'closed' when r.returned_date is not null then 'returned'
      when r.paid_date is not null then 'paid' when r.held_date is not null then 'held'
      when r.requisitioned_date is not null then 'sent' else 'unpaid' end`,
    color: none,
    joins: sql`left join business_associate b on b.id = r.payee_id`,
  },
  // A project is drawn along its route, or if it has none and is about a well, at the well.
  Projects: {
    type: 'SurfaceProject',
    table: 'surface_project',
    label: sql`coalesce(r.operator_project_number, r.broker_project_number, r.description)`,
    status: sql`coalesce(s.status, 'project')`,
    color: sql`s.color_code`,
    company: statusCompany,
    joins: sql`left join surface_status s on s.id = r.surface_status_id`,
  },
};

/** How a layer is drawn: by its status, or by the requested field. */
export const drawnAs = ({
  layer,
  by,
}: {
  readonly layer: TileLayer;
  readonly by?: LayerField | undefined;
}): Drawn =>
  by === undefined ? drawn[layer] : { ...drawn[layer], status: fields[by], color: none, company: none };
