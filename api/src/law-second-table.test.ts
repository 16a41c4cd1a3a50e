import type { AgreementClock } from 'shared-contracts/agreements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementParts, anAgreement, saveInProject } from './testing/agreement-calls.ts';
import { refusalOf } from './testing/associate-calls.ts';
import { agreementFacts, answered, momentOf } from './testing/law-agreement.ts';
import { factNamed, type LawCase, lawCases } from './testing/law-cases.ts';
import { newRow } from './testing/project-row-calls.ts';
import { runningServer } from './testing/running-server.ts';

/** Cases that were worked out separately, checked through the API: stored, then read back as a person does. */
const server = await runningServer();
const broker = await server.signIn('broker');
const parts = await agreementParts(server, broker);

let shown = 0;
let release: () => void;

/** Sets the server's clock to one second after a moment: what ends at that moment is over by then. */
function moveTo(moment: Date): void {
  const wanted = moment.getTime() + 1000;
  server.setClock(wanted - shown);
  shown = wanted;
}

const crown = { id: '' };
const parcels = new Map<string, { id: string }>();

beforeAll(async () => {
  release = server.holdTime();
  shown = Date.now();
  const { pool } = server.database;
  const { rows } = await pool.query<{ id: string }>(
    `update business_associate set is_crown = true
      where id = (select id from business_associate order by id limit 1) returning id`,
  );
  crown.id = rows[0]?.id ?? '';
  for (const code of ['AB', 'BC', 'MB', 'SK']) {
    const made = await pool.query<{ id: string }>(
      `insert into parcel (id, formatted_legal_description, unique_number, legal_type, rights_type, state_or_province_id)
        select gen_random_uuid(), 'The land in ' || s.code, 'law ' || s.code, 'OTHER', 'SURFACE', s.id
          from state_or_province s join country c on c.id = s.country_id where c.code = 'CA' and s.code = $1
        returning id`,
      [code],
    );
    parcels.set(code, { id: made.rows[0]?.id ?? '' });
  }
  await pool.query('update surface_project set area_id = null where id = $1', [parts.projectId]);
});

afterAll(() => release());

const cases = lawCases('second-table').filter(
  (one) => !factNamed(one, 'kind') && !factNamed(one, 'calendar'),
);

/** The agreement of a case as a save sends it. */
function savedAs(one: LawCase, compensationType: { id: string }) {
  const {
    landowners,
    payments,
    hasAnnualCompensation,
    rents: _rents,
    lifeSteps,
    jurisdictions: _,
    ...own
  } = agreementFacts(one, []);
  const owners = landowners.map(({ id: _id, name, isCrown, ...owner }) =>
    newRow({ ...owner, legalName: name, ...(isCrown ? { businessAssociate: crown } : {}) }),
  );
  const second = factNamed(one, 'copy2');
  return anAgreement({
    ...own,
    landowners: [
      ...owners,
      ...(second
        ? [
            newRow({
              legalName: 'John Doe',
              copyLeftAt: new Date(second).toISOString(),
              signedDate: factNamed(one, 'signed2'),
            }),
          ]
        : []),
    ],
    payments: payments.map(({ id: _id, isOfRun: _run, closing: _closing, heldDate: _held, ...payment }) =>
      newRow({ ...payment, payee: parts.owners[0] }),
    ),
    compensations: hasAnnualCompensation
      ? [newRow({ compensationType, amount: factNamed(one, 'annual'), isAnnual: true })]
      : [],
    lifeSteps: lifeSteps.map(({ id: _id, ...step }) =>
      newRow({
        ...{ ...step, details: 'Noted for this case' },
        ...(step.kind === 'Renewal' ? { newExpiryDate: '2055-01-01' } : {}),
      }),
    ),
    relatedParcels: one.provinces.map((code) => newRow({ parcel: parcels.get(code) })),
  });
}

describe('the second table of the law, by the API', () => {
  it.each(cases)('$line $title', async (one) => {
    const [compensationType] = await parts.ids('compensation_type order by id', 1);
    const agreement = savedAs(one, compensationType ?? { id: '' });
    expect(refusalOf(await saveInProject(broker, parts.projectId, agreement))).toBeUndefined();
    moveTo(momentOf(one));
    const { data, errors } = await broker.graphql(
      `query R($id: ID!) { clocks: agreementRules(agreementId: $id, zone: "Asia/Tokyo") {
        kind state endsAt fromDate dueDate amount } }`,
      { id: agreement.id },
    );
    expect(errors).toBeUndefined();
    const { actual, wanted } = answered(one, data?.['clocks'] as readonly AgreementClock[]);
    expect(actual).toEqual(wanted);
  });
});
