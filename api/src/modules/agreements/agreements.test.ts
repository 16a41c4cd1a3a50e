import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  agreementOf,
  agreementParts,
  agreementsOf,
  anAgreement,
  saveAlone,
  saveInProject,
} from '../../testing/agreement-calls.ts';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import type { Values } from '../../testing/billing-calls.ts';
import { callWithIds, makeProject } from '../../testing/project-calls.ts';
import { newRow, saveRows } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const operator = await server.signIn('operator');
const parts = await agreementParts(server, broker);

const contactOf: (associate: { readonly id: string } | undefined) => Promise<{ readonly id: string }> =
  async (associate) => ({
    id: await parts.id(`contact where business_associate_id = '${associate?.id}'`),
  });

const freshProject = async () => (await makeProject(broker, { operator: { id: parts.northfork } })).id;

/** Every field that an agreement's form writes, filled. */
async function aFullAgreement() {
  const [jane, john, company] = parts.owners;
  const [parcel, second] = await parts.ids('parcel order by id', 2);
  const [title] = await parts.ids('title order by id', 1);
  const one = async (from: string) => ({ id: await parts.id(from) });
  return anAgreement({
    agreementNumber: 'SL-1001',
    agreementName: 'Doe lease',
    referenceNumber: 'T7',
    agreementType: await one('agreement_type'),
    interestType: await one('interest_type'),
    landownerType: await one('landowner_type'),
    landPurpose: await one('land_purpose'),
    subProjectType: 'Pad',
    surfaceStatus: { id: parts.northforkStatus },
    statusComments: 'Called twice.',
    landAgent: await parts.person('broker'),
    projectCreatedDate: '2026-01-05',
    sentToFieldDate: '2026-02-01',
    plansReceivedDate: '2026-02-15',
    consentRequestedDate: '2026-03-01',
    consentReceivedDate: '2026-03-20',
    effectiveDate: '2026-04-01',
    expiryDate: '2051-04-01',
    reviewNoticeDate: null,
    term: 25,
    termUnit: 'YEARS',
    areaUnit: await one(`area_unit where code = 'ha'`),
    grossArea: '2.4567',
    buildableArea: '2',
    clearedArea: '0.5',
    leftWidth: '7.5',
    rightWidth: '7.5',
    widthUnit: await one(`length_unit where code = 'm'`),
    length: '640.25',
    lengthUnit: await one(`length_unit where code = 'm'`),
    landownerConditions: 'Strip topsoil.',
    occupantConditions: 'Keep gates closed.',
    landowners: [
      newRow({
        businessAssociate: jane,
        contact: await contactOf(jane),
        interestPercentage: '50',
        isJointTenant: false,
        legalName: 'Jane Doe',
        legalAddress: 'Box 7, Valleyview',
        copyLeftAt: '2026-03-01T10:15:00-07:00',
        sentDate: '2026-03-01',
        signedDate: '2026-03-10',
        witnessedDate: '2026-03-10',
        witnessName: 'R. Roe',
        isHomestead: true,
        isSpouseOnTitle: false,
        dowerConsentDate: '2026-03-12',
        registrationType: 'Caveat',
        registrationNumber: '262 001 234',
        registeredDate: '2026-04-20',
      }),
      newRow({
        ...{ businessAssociate: john, interestFractionNumerator: 1, interestFractionDenominator: 2 },
        ...{ ownerGroup: 'A', groupShareNumerator: 1, groupShareDenominator: 2 },
      }),
      newRow({
        ...{ legalName: 'Jim Doe', interestFractionNumerator: 1, interestFractionDenominator: 2 },
        ...{ ownerGroup: 'A', groupShareNumerator: 1, groupShareDenominator: 2 },
      }),
    ],
    occupants: [
      newRow({ businessAssociate: company, consentDate: '2026-03-09', notes: 'Rents the pasture.' }),
    ],
    relatedParcels: [newRow({ parcel }), newRow({ parcel: second })],
    relatedTitles: [newRow({ title })],
    compensations: [
      newRow({ compensationType: await one(`compensation_type where code = 'Damage'`), amount: '500.25' }),
      newRow({
        compensationType: await one(`compensation_type where code = 'Loss of Use'`),
        amount: '700',
        isAnnual: true,
        date: '2026-04-01',
      }),
    ],
    payments: [
      newRow({ kind: 'FirstYear', payee: jane, amount: '600.13', dueDate: '2026-05-01', reference: 'C-1' }),
      newRow({ kind: 'Annual', payee: john, amount: '350', dueDate: '2027-04-01' }),
    ],
    lifeSteps: [newRow({ kind: 'Amendment', date: '2026-06-01', details: 'Wider access.' })],
  });
}

describe('an agreement', () => {
  it('keeps everything that its form writes, is told by the history and read as it was written', async () => {
    const full = await aFullAgreement();
    expect(refusalOf(await saveInProject(broker, parts.projectId, full))).toBeUndefined();
    const read = await agreementOf(broker, full.id);
    const dates = read['dates'] as Record<string, unknown>;
    const sizes = read['areaAndLength'] as Record<string, unknown>;
    const flat: Record<string, unknown> = { ...read, ...sizes, ...dates };
    const { landowners, compensations, payments, lifeSteps, ...rest } = full as Record<string, unknown>;
    for (const [field, value] of Object.entries(rest)) {
      if (Array.isArray(value)) expect(flat[field]).toMatchObject(value);
      else expect([field, flat[field]]).toEqual([field, value]);
    }
    expect(read.landowners).toMatchObject([
      { ...(landowners as object[])[0], copyLeftAt: '2026-03-01T17:15:00.000Z', sequence: 1 },
      { ...(landowners as object[])[1], isHomestead: false, sequence: 2 },
      { ...(landowners as object[])[2], sequence: 3 },
    ]);
    expect(read['compensations']).toMatchObject(compensations as object[]);
    expect(read['payments']).toMatchObject(payments as object[]);
    expect(read['lifeSteps']).toMatchObject([
      { ...(lifeSteps as object[])[0], previousExpiryDate: '2051-04-01', newExpiryDate: null },
    ]);
    expect(read).toMatchObject({
      ...{ sequence: 1, revision: 1, canEdit: true, projectFileId: parts.projectId, previousId: null },
      ...{ compensationFirstYear: '1200.25', compensationAnnual: '700', documentsAcquiredDate: null },
    });
    expect(await historyOf(broker, 'AGREEMENT', full.id)).toHaveLength(1);
    // Sending the stored values again changes nothing, even with times and decimals written differently.
    const again = { ...full, revision: 1, grossArea: '2.45670', saveId: randomUUID() };
    expect(refusalOf(await saveInProject(broker, parts.projectId, again))).toBeUndefined();
    expect((await agreementOf(broker, full.id)).revision).toBe(1);
  });

  it('is saved alone by the same writer, and what is not named stays', async () => {
    const projectId = await freshProject();
    const [first, second] = [
      anAgreement({ projectFileId: projectId }),
      anAgreement({ projectFileId: projectId }),
    ];
    const created = await broker.graphql(
      `mutation C($input: [AgreementInput!]!) { made: createAgreements(input: $input) { id sequence name } }`,
      {
        input: [
          { ...first, referenceNumber: 'T1' },
          { ...second, sequence: 7 },
        ],
      },
    );
    expect(created.data?.['made']).toEqual([
      { id: first.id, sequence: 1, name: first.name },
      { id: second.id, sequence: 2, name: second.name },
    ]);
    await saveAlone(broker, { id: first.id, revision: 1, name: 'Renamed' });
    expect(await agreementOf(broker, first.id)).toMatchObject({
      ...{ name: 'Renamed', referenceNumber: 'T1', revision: 2, nextId: second.id },
    });
    expect((await agreementOf(broker, second.id))['previousId']).toBe(first.id);
    const nowhere = await saveAlone(broker, anAgreement());
    expect(refusalOf(nowhere)?.fields).toEqual([
      { path: 'input[0].projectFileId', message: 'Required value.' },
    ]);
  });

  it('that two edit is a conflict of that row; what has no field in common goes through after it is told', async () => {
    const projectId = await freshProject();
    const [mine, theirs] = [anAgreement(), anAgreement({ name: 'Second' })];
    await saveInProject(broker, projectId, mine, theirs);
    await saveInProject(operator, projectId, { id: theirs.id, revision: 1, statusComments: 'Theirs' });
    const refused = refusalOf(
      await saveInProject(
        broker,
        projectId,
        { id: mine.id, revision: 1, statusComments: 'Mine' },
        { id: theirs.id, revision: 1, statusComments: 'Mine' },
      ),
    );
    expect([refused?.code, refused?.conflicts]).toEqual(['CONFLICT', ['agreements[1]']]);
    expect((await agreementOf(broker, mine.id))['statusComments']).toBeNull();
  });

  it('goes with its rows, its events, tasks and obligations, and the rest is numbered anew', async () => {
    const projectId = await freshProject();
    const [first, second, third] = [anAgreement(), anAgreement(), anAgreement()];
    await saveInProject(
      broker,
      projectId,
      first,
      { ...second, ...(await aFullAgreement()), id: second.id },
      third,
    );
    const event = newRow({
      agreementId: second.id,
      date: '2026-11-01',
      eventType: {
        id: await parts.id(
          `event_type where form_type_id = (select id from form_type where code = 'AgreementEvent')`,
        ),
      },
    });
    const note = newRow({ agreementId: second.id, date: '2026-11-02', comments: 'Called.' });
    const duty = newRow({
      agreement: { id: second.id },
      obligationType: { id: await parts.id('obligation_type') },
    });
    const rows = { events: [event], communications: [note], obligations: [duty] };
    expect(refusalOf(await saveRows(broker, projectId, rows))).toBeUndefined();
    expect(refusalOf(await callWithIds(operator, 'deleteAgreements', second.id))).toMatchObject({
      ...{
        code: 'FORBIDDEN',
        message: 'Broker editors of the project add and delete these. Ask one of them.',
      },
    });
    expect((await callWithIds(broker, 'deleteAgreements', second.id)).data).toEqual({ done: [second.id] });
    const left = await agreementsOf(broker, projectId);
    expect(left.map(({ id, sequence }) => [id, sequence])).toEqual([
      [first.id, 1],
      [third.id, 2],
    ]);
    const { rows: entries } = await server.database.pool.query(
      'select distinct record_kind as kind from history_entry where record_id = any ($1) order by 1',
      [[second.id, event.id, note.id, duty.id]],
    );
    expect(entries.map(({ kind }) => kind)).toEqual(['AGREEMENT', 'COMMUNICATION', 'EVENT', 'OBLIGATION']);
  });
});

describe('refused at the path of the row, and nothing is written:', () => {
  const refusedAt = async (values: object) => {
    const projectId = await freshProject();
    const good = anAgreement();
    const refused = refusalOf(await saveInProject(broker, projectId, good, { ...anAgreement(), ...values }));
    expect(await agreementsOf(broker, projectId)).toEqual([]);
    return (refused?.fields as { path: string; message: string }[] | undefined)?.map(({ path }) => path);
  };

  it('a contact of another associate', async () => {
    const [jane, john] = parts.owners;
    const landowners = [newRow({ businessAssociate: jane, contact: await contactOf(john) })];
    expect(await refusedAt({ landowners })).toEqual(['agreements[1].landowners[0].contact']);
  });

  it('a parcel or a title that is not there, and a row of another agreement', async () => {
    const nobody = { id: randomUUID() };
    expect(await refusedAt({ relatedParcels: [newRow({ parcel: nobody })] })).toEqual([
      'agreements[1].relatedParcels[0].parcel',
    ]);
    expect(await refusedAt({ relatedTitles: [newRow({ title: nobody })] })).toEqual([
      'agreements[1].relatedTitles[0].title',
    ]);
    const foreign = await parts.id('agreement_parcel');
    const [parcel] = await parts.ids('parcel order by id desc', 1);
    expect(await refusedAt({ relatedParcels: [{ id: foreign, parcel }] })).toEqual([
      'agreements[1].relatedParcels[0].id',
    ]);
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ term: 5 }, ['termUnit']],
    [{ effectiveDate: '2026-05-02', expiryDate: '2026-05-01' }, ['expiryDate']],
    [{ payments: [newRow({ kind: 'Annual', amount: '10' })] }, ['payments[0].payee']],
    [{ landowners: [newRow({})] }, ['landowners[0].businessAssociate']],
    [
      { landowners: [newRow({ legalName: 'J', interestPercentage: '100.5' })] },
      ['landowners[0].interestPercentage'],
    ],
    [{ projectFileId: randomUUID() }, ['projectFileId']],
  ])('%o', async (values, paths) => {
    expect(await refusedAt(values)).toEqual(paths.map((path) => `agreements[1].${path}`));
  });

  it('an amount with five decimals', async () => {
    const compensationType = { id: await parts.id('compensation_type') };
    const compensations = [newRow({ compensationType, amount: '10.12345' })];
    expect(await refusedAt({ compensations })).toEqual(['agreements[1].compensations[0].amount']);
  });

  it('an agent who does not see the project, and a status of another operator', async () => {
    expect(await refusedAt({ landAgent: await parts.person('prairie') })).toEqual([
      'agreements[1].landAgent',
    ]);
    expect(await refusedAt({ surfaceStatus: { id: parts.prairieStatus } })).toEqual([
      'agreements[1].surfaceStatus',
    ]);
  });

  it('an agreement that replaces one which replaces it', async () => {
    const projectId = await freshProject();
    const [old, renewed] = [anAgreement(), anAgreement()];
    await saveInProject(broker, projectId, old);
    await saveInProject(broker, projectId, { ...renewed, follows: { id: old.id } });
    const circle = await saveInProject(broker, projectId, {
      id: old.id,
      revision: 1,
      follows: { id: renewed.id },
    });
    expect(refusalOf(circle)?.fields).toMatchObject([{ path: 'agreements[0].follows' }]);
    expect((await agreementOf(broker, old.id))['followedBy']).toEqual([{ id: renewed.id }]);
  });

  it('an event, a communication or a task of an agreement of another project', async () => {
    const foreign = anAgreement();
    await saveInProject(broker, parts.otherId, foreign);
    const note = newRow({ agreementId: foreign.id, date: '2026-11-02', comments: 'Called.' });
    const refused = refusalOf(await saveRows(broker, parts.projectId, { communications: [note] }));
    expect(refused?.fields).toMatchObject([{ path: 'communications[0].agreementId' }]);
  });
});

describe('what follows', () => {
  it('from the signing of all owners is when the documents were acquired, unless it is set by hand', async () => {
    const projectId = await freshProject();
    const [one, other] = [newRow({ legalName: 'Jane' }), newRow({ legalName: 'John' })];
    const agreement = anAgreement({ landowners: [{ ...one, signedDate: '2026-05-01' }, other] });
    await saveInProject(broker, projectId, agreement);
    const acquired = async () => (await agreementOf(broker, agreement.id))['documentsAcquiredDate'];
    expect(await acquired()).toBeNull();
    const both = [
      { ...one, signedDate: '2026-05-01' },
      { ...other, signedDate: '2026-05-07' },
    ];
    await saveInProject(broker, projectId, { id: agreement.id, revision: 1, landowners: both });
    expect(await acquired()).toBe('2026-05-07');
    await saveInProject(broker, projectId, {
      id: agreement.id,
      revision: 2,
      documentsAcquiredDate: '2026-06-01',
    });
    const later = [
      { ...one, signedDate: '2026-05-01' },
      { ...other, signedDate: '2026-05-09' },
    ];
    await saveInProject(broker, projectId, { id: agreement.id, revision: 3, landowners: later });
    expect(await acquired()).toBe('2026-06-01');
  });

  it('from a sale is a new owner, and not that what was signed is to be signed again', async () => {
    const projectId = await freshProject();
    const seller = newRow({ legalName: 'Jane', signedDate: '2026-05-01' });
    const agreement = anAgreement({ landowners: [seller] });
    await saveInProject(broker, projectId, agreement);
    const acquired = async () => (await agreementOf(broker, agreement.id))['documentsAcquiredDate'];
    expect(await acquired()).toBe('2026-05-01');
    const buyer = newRow({ legalName: 'Farrow Holdings Ltd.' });
    await saveInProject(broker, projectId, { id: agreement.id, revision: 1, landowners: [buyer] });
    expect(await acquired()).toBe('2026-05-01');
    const forgotten = newRow({ legalName: 'A second buyer' });
    await saveInProject(broker, projectId, {
      ...{ id: agreement.id, revision: 2 },
      landowners: [buyer, forgotten],
    });
    expect(await acquired()).toBe('2026-05-01');
  });

  it('from price and area is the amount of a head that is priced by area', async () => {
    await server.database.pool.query(
      `update compensation_type set is_cost_per_area_unit = true where code = 'Per-acre Value'`,
    );
    const projectId = await freshProject();
    const compensationType = { id: await parts.id(`compensation_type where code = 'Per-acre Value'`) };
    const head = newRow({ compensationType, costPerUnit: '1250.75', amount: '1' });
    const agreement = anAgreement({ grossArea: '2.4567', compensations: [head] });
    await saveInProject(broker, projectId, agreement);
    const amount = async () => (await agreementOf(broker, agreement.id))['compensationFirstYear'];
    expect(await amount()).toBe('3072.72');
    await saveInProject(broker, projectId, { id: agreement.id, revision: 1, grossArea: '2' });
    expect(await amount()).toBe('2501.5');
    // By the acre nothing comes of it while the unit of the area is not known; 2 ha are 4.9421 ac.
    const byAcre = { ...head, priceUnit: 'ac' };
    await saveInProject(broker, projectId, {
      ...{ id: agreement.id, revision: 2, compensations: [byAcre], areaUnit: null },
    });
    expect(await amount()).toBe('0');
    await saveInProject(broker, projectId, {
      ...{ id: agreement.id, revision: 3, areaUnit: { id: await parts.id(`area_unit where code = 'ha'`) } },
    });
    expect(await amount()).toBe('6181.33');
    // A page that does not know of units keeps them.
    const { priceUnit: _, ...older } = byAcre;
    await saveInProject(broker, projectId, {
      id: agreement.id,
      revision: 4,
      compensations: [{ ...older, notes: 'Older' }],
    });
    expect(await amount()).toBe('6181.33');
    // Nothing moves where the area is written in acres.
    await saveInProject(broker, projectId, {
      ...{ id: agreement.id, revision: 5, grossArea: '4.9421' },
      areaUnit: { id: await parts.id(`area_unit where code = 'ac'`) },
    });
    expect(await amount()).toBe('6181.33');
  });

  it('from a renewal is the expiry date, from a partial surrender the area, each with what was before', async () => {
    const projectId = await freshProject();
    const agreement = anAgreement({ expiryDate: '2027-01-01', grossArea: '4' });
    await saveInProject(broker, projectId, agreement);
    const lifeSteps = [
      newRow({ kind: 'Renewal', date: '2026-12-01', newExpiryDate: '2032-01-01' }),
      newRow({ kind: 'PartialSurrender', date: '2026-12-02', surrenderedArea: '1.5' }),
    ];
    await saveInProject(broker, projectId, { id: agreement.id, revision: 1, lifeSteps });
    expect(await agreementOf(broker, agreement.id)).toMatchObject({
      dates: { expiryDate: '2032-01-01' },
      areaAndLength: { grossArea: '2.5' },
      lifeSteps: [{ previousExpiryDate: '2027-01-01' }, { previousArea: '4' }],
    });
    // A step that is already recorded does not set the date again.
    await saveInProject(broker, projectId, { id: agreement.id, revision: 2, expiryDate: '2033-01-01' });
    expect((await agreementOf(broker, agreement.id))['dates']).toMatchObject({ expiryDate: '2033-01-01' });
  });

  it('from steps of earlier days that are entered later is what all of them leave', async () => {
    const projectId = await freshProject();
    const agreement = anAgreement({ expiryDate: '2020-01-01', grossArea: '4' });
    await saveInProject(broker, projectId, agreement);
    const renewal = (date: string, newExpiryDate: string, more: Values = {}) =>
      newRow({ kind: 'Renewal', date, newExpiryDate, ...more });
    const given = (date: string, surrenderedArea: string, more: Values = {}) =>
      newRow({ kind: 'PartialSurrender', date, surrenderedArea, ...more });
    const late = [renewal('2024-12-01', '2030-01-01'), given('2024-05-01', '1.5')];
    await saveInProject(broker, projectId, { id: agreement.id, revision: 1, lifeSteps: late });
    const early = [renewal('2019-12-01', '2025-01-01'), given('2022-05-01', '0.5')];
    const stands = async () => {
      const read = await agreementOf(broker, agreement.id);
      const [dates, area] = [read['dates'] as Values, read['areaAndLength'] as Values];
      const steps = read['lifeSteps'] as readonly Values[];
      const befores = steps.map((step) => step['previousExpiryDate'] ?? step['previousArea']);
      return [dates['expiryDate'], area['grossArea'], ...befores];
    };
    const save = (revision: number, lifeSteps: readonly Values[]) =>
      saveInProject(broker, projectId, { id: agreement.id, revision, lifeSteps });
    await save(2, [...late, ...early]);
    // 4 less 0.5 in 2022 is 3.5, less 1.5 in 2024 is 2; the renewal of 2019 was followed by that of 2024.
    expect(await stands()).toEqual(['2030-01-01', '2', '2025-01-01', '3.5', '2020-01-01', '4']);
    // A day on which the area was 5 adds up where the next began at 4.
    const earliest = given('2021-05-01', '1', { previousArea: '5' });
    await save(3, [...late, ...early, earliest]);
    expect((await stands()).slice(0, 2)).toEqual(['2030-01-01', '2']);
    // More than was there in 2024 cannot have been given back before.
    const tooMuch = await save(4, [...late, ...early, earliest, given('2023-05-01', '2.5')]);
    expect(refusalOf(tooMuch)?.fields).toMatchObject([
      { path: expect.stringMatching(/lifeSteps\[1\]\.surrenderedArea$/) },
    ]);
  });

  it('from corrected and deleted steps is what they leave, unless somebody changed it since', async () => {
    const projectId = await freshProject();
    const agreement = anAgreement({ expiryDate: '2027-01-01', grossArea: '4' });
    await saveInProject(broker, projectId, agreement);
    let revision = 0;
    const save = async (values: object) => {
      revision += 1;
      return saveInProject(broker, projectId, { id: agreement.id, revision, ...values });
    };
    const stands = async () => {
      const { dates, areaAndLength } = (await agreementOf(broker, agreement.id)) as unknown as {
        readonly dates: { readonly expiryDate: string };
        readonly areaAndLength: { readonly grossArea: string };
      };
      return [dates.expiryDate, areaAndLength.grossArea];
    };
    const renewed = newRow({ kind: 'Renewal', date: '2026-12-01', newExpiryDate: '2032-01-01' });
    const given = newRow({ kind: 'PartialSurrender', date: '2026-12-02', surrenderedArea: '1.5' });
    await save({ lifeSteps: [renewed, given] });
    expect(await stands()).toEqual(['2032-01-01', '2.5']);
    const [later, less] = [
      { ...renewed, newExpiryDate: '2031-12-31' },
      { ...given, surrenderedArea: '0.5' },
    ];
    await save({ lifeSteps: [later, less] });
    expect(await stands()).toEqual(['2031-12-31', '3.5']);
    const [entry] = await historyOf(broker, 'AGREEMENT', agreement.id);
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'expiryDate', before: '2032-01-01', after: '2031-12-31' },
        { field: 'grossArea', before: '2.5', after: '3.5' },
      ]),
    );
    // A second surrender begins at what the first one leaves, and follows it.
    const second = newRow({ kind: 'PartialSurrender', date: '2026-12-03', surrenderedArea: '1' });
    await save({ lifeSteps: [later, less, second] });
    expect(await stands()).toEqual(['2031-12-31', '2.5']);
    const tooMuch = await save({ lifeSteps: [later, { ...less, surrenderedArea: '3.5' }, second] });
    expect(refusalOf(tooMuch)?.fields).toMatchObject([
      { path: expect.stringMatching(/lifeSteps\[2\]\.surrenderedArea$/) },
    ]);
    revision -= 1;
    await save({ lifeSteps: [later, second] });
    expect(await stands()).toEqual(['2031-12-31', '3']);
    expect((await agreementOf(broker, agreement.id))['lifeSteps']).toMatchObject([{}, { previousArea: '4' }]);
    // What somebody typed since stays, in the same save too.
    await save({ expiryDate: '2040-01-01' });
    await save({ lifeSteps: [second] });
    expect(await stands()).toEqual(['2040-01-01', '3']);
    await save({ lifeSteps: [], grossArea: '3.9' });
    expect(await stands()).toEqual(['2040-01-01', '3.9']);
  });
});

describe('who may', () => {
  it('is told by the project: all who edit change, brokers add and delete, others see nothing', async () => {
    const agreement = anAgreement();
    await saveInProject(broker, parts.projectId, agreement);
    const change = (client: TestClient, revision: number) =>
      saveAlone(client, { id: agreement.id, revision, statusComments: `By ${revision}` });
    expect(refusalOf(await change(operator, 1))).toBeUndefined();
    expect(refusalOf(await saveAlone(operator, anAgreement({ projectFileId: parts.projectId })))?.code).toBe(
      'FORBIDDEN',
    );
    for (const name of ['readonly', 'approver'] as const)
      expect([name, refusalOf(await change(await server.signIn(name), 2))?.code]).toEqual([
        name,
        'FORBIDDEN',
      ]);
    const prairie = await server.signIn('prairie');
    expect(refusalOf(await change(prairie, 2))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await callWithIds(prairie, 'deleteAgreements', agreement.id))?.code).toBe('NOT_FOUND');
    const rules = await prairie.graphql(`query R($id: ID!) { agreementRules(agreementId: $id) { id } }`, {
      id: agreement.id,
    });
    expect(refusalOf(rules)?.code).toBe('NOT_FOUND');
  });
});
