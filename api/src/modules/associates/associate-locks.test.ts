import { randomUUID } from 'node:crypto';
import { associateFields, contactFields, lockText } from 'shared-contracts/associates';
import { afterEach, describe, expect, it } from 'vitest';
import {
  aContact,
  makeAssociate,
  placesOf,
  readAssociate,
  refusalOf,
  saveAssociate,
  savedOf,
} from '../../testing/associate-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const places = await placesOf(server);

const change = (text: string, ...values: readonly unknown[]) => server.database.pool.query(text, [...values]);

const setFlag = (audience: 'everybody' | 'nobody') =>
  change(
    `update rollout_rule set rule = jsonb_set(rule, '{audience}', to_jsonb($1::text))
     where name = 'enableBusinessAssociatesIntegration'`,
    audience,
  );

afterEach(async () => {
  await change('update company set is_sync_with_lw_enabled = false, is_sync_with_lrd_enabled = false');
  await setFlag('nobody');
});

/** Another value for each field of the details. */
const others = (): Record<string, unknown> => ({
  ...Object.fromEntries(associateFields.map((field) => [field, `Other ${field}`])),
  phoneNumber: '4035559999',
  cellNumber: '4035559998',
  faxNumber: '4035559997',
  gstNumber: '123456782',
  isActive: false,
  isDowerRights: true,
  isCrown: true,
  country: { id: places.country },
  stateOrProvince: { id: places.province },
  city: { id: places.city },
});

const othersOfContact = (): Record<string, unknown> => ({
  ...Object.fromEntries(contactFields.map((field) => [field, `Other ${field}`])),
  isActive: false,
  postalCode: 'T7E',
  country: { id: places.country },
  stateOrProvince: { id: places.province },
  city: { id: places.city },
  phoneNumbers: [{ id: randomUUID(), type: 'Home', number: '1' }],
});

const errorsAt = (fields: readonly string[], message: string) =>
  expect.arrayContaining(fields.map((path) => ({ path, message })));

describe.each(['is_sync_with_lw_enabled', 'is_sync_with_lrd_enabled'])('with %s', (option) => {
  const switchOn = () => change(`update company set ${option} = true where code = 'RLS'`);
  const keeps = lockText('synchronized');
  const open = [
    ...['cellNumber', 'title', 'residence', 'trapperNumber', 'vendorCode', 'costCentreCode'],
    ...['spouse', 'isDowerRights', 'isCrown', 'notes', 'communicationNotes', 'safetyNote'],
  ];

  it('every locked field of the details is refused by its name, and nothing is written', async () => {
    const made = await makeAssociate(broker);
    await switchOn();
    const answer = refusalOf(await saveAssociate(broker, { id: made.id, revision: 1, ...others() }));
    const locked = associateFields.filter((field) => !open.includes(field));
    expect(answer?.code).toBe('VALIDATION');
    expect(answer?.fields).toEqual(errorsAt(locked, keeps));
    expect(answer?.fields).toHaveLength(locked.length);
    expect(await readAssociate(broker, made.id)).toEqual(made);
  });

  it('the other fields stay open, also where a locked one breaks a rule by now', async () => {
    const made = await makeAssociate(broker, { phoneNumber: '7805551234' });
    await change(
      `update business_associate set email = $2, fax_number = '123' where id = $1`,
      made.id,
      'x'.repeat(400),
    );
    await switchOn();
    const given = Object.fromEntries(open.map((field) => [field, others()[field]]));
    const saved = savedOf(
      await saveAssociate(broker, {
        ...{ id: made.id, revision: 1, ...given },
        ...{ name: 'Field Farms', phoneNumber: '(780) 555-1234', faxNumber: '123' },
      }),
    );
    expect(saved).toMatchObject({ ...given, revision: 2, phoneNumber: '7805551234', faxNumber: '123' });
  });

  it('contacts keep all but their notes, and nobody adds or deletes any', async () => {
    const made = await makeAssociate(broker, {
      contacts: [aContact({ phoneNumbers: [{ id: randomUUID(), type: 'Work', number: '7805551234' }] })],
    });
    const [contact] = made.contacts;
    await switchOn();
    const save = (values: Record<string, unknown>) =>
      saveAssociate(broker, { id: made.id, contacts: [{ id: contact?.id, revision: 1, ...values }] });
    const locked = contactFields.filter((field) => field !== 'notes').map((field) => `contacts[0].${field}`);
    const answer = refusalOf(await save(othersOfContact()));
    expect(answer?.fields).toEqual(errorsAt(locked, keeps));
    expect(answer?.fields).toHaveLength(locked.length);
    const saved = savedOf(await save({ name: 'Nora Field', notes: 'Calls back.' }));
    expect(saved.contacts[0]).toMatchObject({ name: 'Nora Field', notes: 'Calls back.', revision: 2 });
    const refused = { code: 'FORBIDDEN', message: keeps };
    expect(refusalOf(await saveAssociate(broker, { id: made.id, contacts: [aContact()] }))).toMatchObject(
      refused,
    );
    expect(refusalOf(await saveAssociate(broker, { id: randomUUID(), name: 'New' }))).toMatchObject(refused);
    for (const [call, id] of [
      ['deleteContacts', contact?.id],
      ['deleteContactPhoneNumbers', contact?.phoneNumbers[0]?.id],
      ['deleteClients', made.id],
    ])
      expect(refusalOf(await broker.graphql(`mutation { ${call}(ids: ["${id}"]) }`))).toMatchObject(refused);
  });
});

describe('an associate that is linked to accounting', () => {
  const linked = async () => {
    const made = await makeAssociate(broker, { contacts: [aContact()] });
    await change('update business_associate set is_linked_to_accounting = true where id = $1', made.id);
    return made;
  };
  const keeps = lockText('accounting');

  it('keeps all but its notes while the flag is on', async () => {
    const made = await linked();
    await setFlag('everybody');
    const answer = refusalOf(await saveAssociate(broker, { id: made.id, revision: 1, ...others() }));
    const notes = ['notes', 'communicationNotes', 'safetyNote'];
    const locked = associateFields.filter((field) => !notes.includes(field));
    expect(answer?.fields).toEqual(errorsAt(locked, keeps));
    expect(answer?.fields).toHaveLength(locked.length);
    const given = { notes: 'New.', communicationNotes: 'New.', safetyNote: 'New.' };
    const contacts = [{ id: made.contacts[0]?.id, revision: 1, title: 'Owner' }];
    const saved = savedOf(await saveAssociate(broker, { id: made.id, revision: 1, ...given, contacts }));
    expect(saved).toMatchObject({ ...given, contacts: [{ title: 'Owner' }] });
    for (const [call, id] of [
      ['deleteContacts', made.contacts[0]?.id],
      ['deleteClients', made.id],
    ])
      expect(refusalOf(await broker.graphql(`mutation { ${call}(ids: ["${id}"]) }`))).toMatchObject({
        code: 'FORBIDDEN',
        message: keeps,
      });
  });

  it('is like any other while the flag is off', async () => {
    const made = await linked();
    expect(savedOf(await saveAssociate(broker, { id: made.id, revision: 1, ...others() }))).toMatchObject(
      others(),
    );
    const answer = await broker.graphql(`mutation { deleteClients(ids: ["${made.id}"]) }`);
    expect(answer.data).toEqual({ deleteClients: [made.id] });
  });
});

describe('a client', () => {
  it('keeps its name and nothing else', async () => {
    const made = await makeAssociate(broker);
    await change('update business_associate set is_client = true where id = $1', made.id);
    const invoicing = await server.signIn('invoicing');
    const answer = refusalOf(await saveAssociate(invoicing, { id: made.id, revision: 1, ...others() }));
    expect(answer?.fields).toEqual([{ path: 'name', message: lockText('client') }]);
    const input = { id: made.id, revision: 1, ...others(), name: ' Field Farms ', isClient: false };
    const saved = savedOf(await saveAssociate(invoicing, input));
    expect(saved).toMatchObject({ ...others(), name: 'Field Farms', isClient: true });
  });

  it('keeps what invoices say of it, but for its own editors, who invoices, and administrators', async () => {
    const { rows } = await change(
      `select b.id, b.revision from business_associate b join company c on c.id = b.product_client_id
       where b.is_client and c.code = 'NFE'`,
    );
    const { id } = rows[0];
    let revision: number = rows[0].revision;
    const address = { addressLine1: '1 Other St', postalCode: 'T2P 0A1', taxNumber: '1 RT0001' };
    for (const who of ['broker', 'prairie'] as const) {
      const refused = refusalOf(await saveAssociate(await server.signIn(who), { id, revision, ...address }));
      expect(refused?.fields).toEqual(errorsAt(Object.keys(address), lockText('billed')));
      expect(refused?.fields).toHaveLength(3);
    }
    for (const who of ['operator', 'invoicing', 'admin'] as const) {
      const changed = { ...address, addressLine1: `By ${who}` };
      const saved = savedOf(await saveAssociate(await server.signIn(who), { id, revision, ...changed }));
      expect(saved['addressLine1']).toBe(`By ${who}`);
      revision = Number(saved['revision']);
    }
  });
});
