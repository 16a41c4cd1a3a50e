import { randomUUID } from 'node:crypto';
import { chosenLengths, lengths } from 'shared-contracts/limits';
import { describe, expect, it } from 'vitest';
import {
  aCommunication,
  aContact,
  historyOf,
  idOf,
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
const operator = await server.signIn('operator');
const places = await placesOf(server);

const countOf = async (table: string): Promise<number> =>
  (await server.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

const inAlberta = () => ({
  country: { id: places.country },
  stateOrProvince: { id: places.province },
  city: { id: places.city },
});

/** Every field of the details that people write, filled. */
const filled = () => ({
  name: 'Nora and Per Field',
  addressLine1: 'Box 12',
  addressLine2: 'RR 2',
  addressLine3: 'Edson',
  ...inAlberta(),
  postalCode: 'T7E 1A1',
  isActive: false,
  title: 'Owner',
  phoneNumber: '7805551234',
  cellNumber: '7805551235',
  faxNumber: '7805551236',
  email: 'nora@example.ca',
  residence: 'NE-12-53-17-W5M',
  trapperNumber: 'T-12',
  vendorCode: 'V-12',
  costCentreCode: 'C-12',
  taxNumber: '123456789RT0001',
  gstNumber: '123456782RT0001',
  spouse: 'Per Field',
  isDowerRights: true,
  isCrown: true,
  communicationNotes: 'After six.',
  safetyNote: 'Two dogs.',
  notes: 'Two quarters.',
});

describe('a save of an associate', () => {
  it('makes one with two contacts and three communications, and reads them back unchanged', async () => {
    const method = await idOf(server, `method_of_contact where code = 'Phone'`);
    const person = await idOf(server, `app_user where email = 'broker@rightway.test'`);
    const contacts = [
      aContact({
        title: 'Owner',
        email: 'nora@example.ca',
        secondaryEmail: 'nora@farm.example.ca; per@farm.example.ca',
        address1: 'Box 12',
        address2: 'RR 2',
        address3: 'West',
        ...inAlberta(),
        postalCode: 'T7E 1A1',
        notes: 'Speaks for both.',
        phoneNumbers: [
          { id: randomUUID(), type: 'Mobile', number: '780 555 1234', extension: null },
          { id: randomUUID(), type: 'Work', number: '7805551235', extension: '12' },
        ],
      }),
      aContact({ name: 'Per Field', isActive: false }),
    ];
    const communications = [
      aCommunication({ methodOfContact: { id: method }, representative: { id: person }, confidential: true }),
      aCommunication({ date: '2026-11-19', timeOfDay: '09:05', outcome: 'NoAnswer' }),
      aCommunication({ date: '2026-11-18', contacts: [{ id: contacts[0]?.id }] }),
    ];
    const id = randomUUID();
    const input = { id, saveId: randomUUID(), ...filled(), contacts, communications };
    const saved = savedOf(await saveAssociate(broker, input));
    expect(await readAssociate(operator, id)).toEqual({ ...saved, communications: [] });
    expect(saved).toMatchObject({ ...filled(), revision: 1, isClient: false, usesProjects: false });
    expect(saved.contacts).toMatchObject(contacts.toSorted((a, b) => a.name.localeCompare(b.name)));
    expect(saved.contacts.map(({ revision }) => revision)).toEqual([1, 1]);
    expect(saved.communications).toMatchObject(
      communications.map((one) => ({
        ...one,
        source: 'BusinessAssociate',
        businessAssociateId: id,
        businessAssociates: [{ id }],
        isUserOwned: true,
        isSuccessful: !('outcome' in one),
      })),
    );
  });

  it('makes an active one of a name alone, and nobody makes a client so', async () => {
    const saved = await makeAssociate(broker, { isClient: true, usesProjects: true });
    expect(saved).toMatchObject({ isActive: true, isClient: false, usesProjects: false, code: null });
  });

  it('leaves what is not named as it is, and empties what is named empty', async () => {
    const { id, revision } = await makeAssociate(broker, filled());
    const saved = savedOf(await saveAssociate(broker, { id, revision, notes: null, spouse: '  ' }));
    expect(saved).toMatchObject({ ...filled(), revision: 2, notes: null, spouse: null });
  });

  it('keeps in rows what a page of an older release does not name, and empties what it names empty', async () => {
    const numbers = ['1', '2'].map((number) => ({ id: randomUUID(), type: 'Work', number, extension: '12' }));
    const contact = aContact({ phoneNumbers: numbers });
    const made = await makeAssociate(broker, { contacts: [contact] });
    const [first, second] = numbers.map(({ extension: _, ...older }) => older);
    const { contacts } = savedOf(
      await saveAssociate(broker, {
        id: made.id,
        contacts: [
          {
            id: contact.id,
            revision: 1,
            phoneNumbers: [
              { ...first, type: 'Home' },
              { ...second, extension: null },
            ],
          },
        ],
      }),
    );
    expect(contacts[0]?.phoneNumbers).toMatchObject([
      { ...numbers[0], type: 'Home' },
      { ...numbers[1], extension: null },
    ]);
  });

  it('keeps telephone numbers as their digits, and in the order in which they were sent', async () => {
    const numbers = ['1', '2', '3'].map((number) => ({ id: randomUUID(), type: 'Home', number }));
    const contact = aContact({ phoneNumbers: numbers });
    const made = await makeAssociate(broker, { phoneNumber: '+1 (780) 555-1234', contacts: [contact] });
    expect(made['phoneNumber']).toBe('17805551234');
    const [first, second, third] = numbers;
    const { contacts } = savedOf(
      await saveAssociate(broker, {
        id: made.id,
        contacts: [{ id: contact.id, revision: 1, phoneNumbers: [third, { ...first, number: '9' }] }],
      }),
    );
    expect(contacts[0]?.phoneNumbers).toEqual([
      { ...third, sequence: 1, extension: null },
      { ...first, sequence: 2, number: '9', extension: null },
    ]);
    expect(second).toBeDefined();
    expect(contacts[0]?.name).toBe('Nora Field');
  });

  it('tells the history of every field, the first save included', async () => {
    const contact = aContact({ phoneNumbers: [{ id: randomUUID(), type: 'Home', number: '7805551234' }] });
    const communication = aCommunication();
    const made = await makeAssociate(broker, {
      ...filled(),
      contacts: [contact],
      communications: [communication],
    });
    const [first] = await historyOf(broker, 'BUSINESS_ASSOCIATE', made.id);
    const changes = new Map(first?.changes.map(({ field, before, after }) => [field, [before, after]]));
    expect([...changes.keys()].toSorted()).toEqual(Object.keys(filled()).toSorted());
    expect(changes.get('city')).toEqual([null, 'Edson']);
    const [ofContact] = await historyOf(broker, 'CONTACT', contact.id);
    expect(ofContact?.changes).toEqual([
      { field: 'name', before: null, after: 'Nora Field' },
      { field: 'isActive', before: null, after: 'true' },
      { field: 'phoneNumbers', before: null, after: 'Home, 7805551234' },
    ]);
    const [ofCommunication] = await historyOf(broker, 'COMMUNICATION', communication.id);
    expect(ofCommunication?.changes).toContainEqual({
      field: 'businessAssociates',
      before: null,
      after: 'Nora and Per Field',
    });
    await saveAssociate(broker, { id: made.id, revision: 1, name: 'Nora Field' });
    const [second] = await historyOf(broker, 'BUSINESS_ASSOCIATE', made.id);
    expect(second).toMatchObject({
      revision: 2,
      changes: [{ field: 'name', before: 'Nora and Per Field', after: 'Nora Field' }],
    });
  });
});

describe('what cannot be saved', () => {
  const refused = async (input: Record<string, unknown>, client = broker) => {
    const before = await Promise.all(['business_associate', 'contact', 'communication'].map(countOf));
    const refusal = refusalOf(await saveAssociate(client, { id: randomUUID(), name: 'Field', ...input }));
    expect(await Promise.all(['business_associate', 'contact', 'communication'].map(countOf))).toEqual(
      before,
    );
    return refusal;
  };

  const long = (length: number) => 'x'.repeat(length);
  const associate = { ...lengths.associate, ...chosenLengths.associate };
  const contact = { ...lengths.contact, ...chosenLengths.contact };
  const { communication } = lengths;

  it.each([
    ['name', associate.name, 'Name cannot exceed 250 characters'],
    ['notes', associate.notes, 'Notes cannot exceed 10,000 characters'],
    ['communicationNotes', associate.communicationNotes, 'Communication notes cannot exceed 416 characters'],
    ['safetyNote', associate.safetyNote, 'Cannot exceed 200 characters.'],
    ['postalCode', associate.postalCode, 'Cannot exceed 40 characters.'],
    ['addressLine1', associate.text, 'Cannot exceed 250 characters.'],
  ])('%s longer than %i', async (field, most, message) => {
    await makeAssociate(broker, { [field]: long(most) });
    expect((await refused({ [field]: long(most + 1) }))?.fields).toEqual([{ path: field, message }]);
  });

  it.each([
    ['name', contact.name],
    ['title', contact.title],
    ['address2', contact.address2],
    ['address3', contact.address3],
    ['email', contact.email],
    ['secondaryEmail', contact.secondaryEmail],
    ['postalCode', contact.postalCode],
    ['notes', contact.notes],
  ])('%s of a contact longer than %i', async (field, most) => {
    await makeAssociate(broker, { contacts: [aContact({ [field]: long(most) })] });
    expect((await refused({ contacts: [aContact({ [field]: long(most + 1) })] }))?.fields).toEqual([
      { path: `contacts[0].${field}`, message: `Cannot exceed ${most.toLocaleString('en-CA')} characters.` },
    ]);
  });

  it.each([
    ['number', contact.phoneNumber],
    ['extension', contact.phoneExtension],
  ])('%s of a telephone number longer than %i', async (field, most) => {
    const number = (length: number) => ({
      id: randomUUID(),
      type: 'Work',
      number: '1',
      [field]: long(length),
    });
    await makeAssociate(broker, { contacts: [aContact({ phoneNumbers: [number(most)] })] });
    const answer = await refused({ contacts: [aContact({ phoneNumbers: [number(most + 1)] })] });
    expect(answer?.fields).toEqual([
      { path: `contacts[0].phoneNumbers[0].${field}`, message: `Cannot exceed ${most} characters.` },
    ]);
  });

  it.each(['phoneNumber', 'cellNumber', 'faxNumber'])('%s of nine digits', async (field) => {
    expect((await refused({ [field]: '780-555-123' }))?.fields).toEqual([
      { path: field, message: 'Value must be at least 10 digits' },
    ]);
  });

  it('comments of more than 100,000 characters, and a date that is none', async () => {
    await makeAssociate(broker, {
      communications: [aCommunication({ comments: long(communication.comments) })],
    });
    const answer = await refused({
      communications: [
        aCommunication({ comments: long(communication.comments + 1) }),
        aCommunication({ date: '2026-02-30' }),
        aCommunication({ timeOfDay: '24:10' }),
        aCommunication({ outcome: 'Refused', isSuccessful: true }),
      ],
    });
    expect(answer?.fields).toEqual([
      { path: 'communications[0].comments', message: 'Comments cannot exceed 100,000 characters' },
      { path: 'communications[1].date', message: 'Invalid date format' },
      { path: 'communications[2].timeOfDay', message: 'Must be a time of day, for example 14:30.' },
      { path: 'communications[3].outcome', message: 'Invalid value.' },
    ]);
  });

  it('is told of all rows at once, also of a new associate', async () => {
    const answer = await refused({
      name: ' ',
      contacts: [
        aContact({ name: '' }),
        aContact({ phoneNumbers: [{ id: randomUUID(), type: null, number: '' }] }),
      ],
      communications: [aCommunication({ date: null })],
    });
    expect(answer).toMatchObject({
      code: 'VALIDATION',
      fields: [
        { path: 'name', message: 'Required value' },
        { path: 'contacts[0].name', message: 'Required value' },
        { path: 'contacts[1].phoneNumbers[0].type', message: 'Required value' },
        { path: 'contacts[1].phoneNumbers[0].number', message: 'Required value' },
        { path: 'communications[0].date', message: 'Required value' },
      ],
    });
  });

  it('tells of a wrong name alone, not of rows that wait for the associate', async () => {
    const answer = await refused({ name: '', contacts: [aContact()], communications: [aCommunication()] });
    expect(answer?.fields).toEqual([{ path: 'name', message: 'Required value' }]);
  });

  it('a city of another province, a province of another country, and either without what it lies in', async () => {
    const { country, province, city, otherProvince, otherCity } = places;
    const wrong = (path: string) => [{ path, message: 'Invalid value.' }];
    const at = (found: Record<string, string | undefined>) =>
      Object.fromEntries(Object.entries(found).map(([field, id]) => [field, id ? { id } : null]));
    const cases = [
      [{ country, stateOrProvince: province, city: otherCity }, 'city'],
      [{ country, stateOrProvince: otherProvince }, 'stateOrProvince'],
      [{ stateOrProvince: province }, 'stateOrProvince'],
      [{ country, city }, 'city'],
      [{ country: randomUUID() }, 'country'],
    ] as const;
    for (const [found, path] of cases) {
      expect((await refused(at(found)))?.fields).toEqual(wrong(path));
      const inContact = await refused({ contacts: [aContact(at(found))] });
      expect(inContact?.fields).toEqual(wrong(`contacts[0].${path}`));
    }
  });

  it('a contact or a communication of another associate', async () => {
    const other = await makeAssociate(broker, { contacts: [aContact()], communications: [aCommunication()] });
    const own = await makeAssociate(broker);
    const [contactOfOther] = other.contacts;
    const [communicationOfOther] = other.communications;
    const answer = await refused({
      id: own.id,
      revision: 1,
      contacts: [{ id: contactOfOther?.id, revision: 1, name: 'Taken' }],
      communications: [{ id: communicationOfOther?.id, revision: 1, comments: 'Taken' }],
    });
    expect(answer?.fields).toEqual([
      { path: 'contacts[0].id', message: 'Invalid value.' },
      { path: 'communications[0].id', message: 'Invalid value.' },
    ]);
    const named = await refused({
      id: own.id,
      revision: 1,
      communications: [aCommunication({ contacts: [{ id: contactOfOther?.id }] })],
    });
    expect(named?.fields).toEqual([
      {
        path: 'communications[0].contacts',
        message:
          'A contact of another business associate. Name that associate too, or choose another contact.',
      },
    ]);
    const both = aCommunication({
      businessAssociates: [{ id: other.id }],
      contacts: [{ id: contactOfOther?.id }],
    });
    const saved = savedOf(await saveAssociate(broker, { id: own.id, revision: 1, communications: [both] }));
    expect(saved.communications[0]).toMatchObject({
      businessAssociates: expect.arrayContaining([{ id: own.id }, { id: other.id }]),
      contacts: [{ id: contactOfOther?.id }],
    });
  });

  it('a telephone number of another contact, a representative and a method that are none', async () => {
    const phoneNumbers = [{ id: randomUUID(), type: 'Home', number: '1' }];
    await makeAssociate(broker, { contacts: [aContact({ phoneNumbers })] });
    expect(await refused({ contacts: [aContact({ phoneNumbers })] })).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining('one of the rows belongs to another record'),
    });
    const answer = await refused({
      communications: [
        aCommunication({ representative: { id: randomUUID() }, methodOfContact: { id: randomUUID() } }),
      ],
    });
    expect(answer?.fields).toEqual([
      { path: 'communications[0].representative', message: 'Invalid value.' },
      { path: 'communications[0].methodOfContact', message: 'Invalid value.' },
    ]);
  });

  it('anything of a read-only person', async () => {
    const reader = await server.signIn('readonly');
    expect(await refused({}, reader)).toMatchObject({ code: 'FORBIDDEN' });
    const { id, contacts } = await makeAssociate(broker, { contacts: [aContact()] });
    const changed = { id, contacts: [{ id: contacts[0]?.id, revision: 1, name: 'Read' }] };
    expect(await refused({ ...changed, name: undefined, revision: 1 }, reader)).toEqual({
      code: 'FORBIDDEN',
      message: 'Your access is read-only. Ask a system administrator to change this.',
    });
    expect((await readAssociate(broker, id))?.contacts[0]?.name).toBe('Nora Field');
  });
});

describe('two people', () => {
  const two = () => makeAssociate(broker, { contacts: [aContact({ name: 'A' }), aContact({ name: 'B' })] });

  it('change different contacts: both are kept, and nothing else is written', async () => {
    const made = await two();
    const [a, b] = made.contacts;
    const details = { id: made.id, revision: 1, name: 'Field Farms' };
    savedOf(
      await saveAssociate(broker, { ...details, contacts: [{ id: a?.id, revision: 1, title: 'Owner' }] }),
    );
    const saved = savedOf(
      await saveAssociate(operator, { ...details, contacts: [{ id: b?.id, revision: 1, title: 'Tenant' }] }),
    );
    expect(saved).toMatchObject({
      revision: 1,
      contacts: [
        { name: 'A', title: 'Owner', revision: 2 },
        { name: 'B', title: 'Tenant', revision: 2 },
      ],
    });
  });

  it('change the same contact: the second is told at its path what is stored, and nothing is written', async () => {
    const made = await two();
    const [a, b] = made.contacts;
    savedOf(
      await saveAssociate(broker, { id: made.id, contacts: [{ id: b?.id, revision: 1, title: 'First' }] }),
    );
    const answer = await saveAssociate(operator, {
      id: made.id,
      revision: 1,
      name: 'Renamed',
      contacts: [
        { id: a?.id, revision: 1, title: 'Kept out' },
        { id: b?.id, revision: 1, title: 'Second' },
      ],
    });
    expect(refusalOf(answer)).toMatchObject({ code: 'CONFLICT', conflicts: ['contacts[1]'] });
    expect(answer.errors?.[0]?.extensions['conflicts']).toMatchObject([
      { revision: 2, changedBy: 'Brooke Hanson', record: { name: 'B', title: 'First', phoneNumbers: [] } },
    ]);
    expect(await readAssociate(broker, made.id)).toMatchObject({
      name: 'Field Farms',
      contacts: [{ title: null }, { title: 'First' }],
    });
  });

  it('change the details at once: the second is told every field that a save may write', async () => {
    const made = await makeAssociate(broker, filled());
    savedOf(await saveAssociate(broker, { id: made.id, revision: 1, notes: 'First.' }));
    const answer = await saveAssociate(operator, { id: made.id, revision: 1, spouse: 'Second' });
    const conflict = answer.errors?.[0]?.extensions['conflict'] as { record: Record<string, unknown> };
    expect(Object.keys(conflict.record).toSorted()).toEqual(Object.keys(filled()).toSorted());
    expect(conflict.record).toMatchObject({ notes: 'First.', city: { name: 'Edson' } });
  });

  it('send one save twice: it is written once', async () => {
    const made = await two();
    const saveId = randomUUID();
    const input = {
      id: made.id,
      revision: 1,
      saveId,
      name: 'Once',
      contacts: [{ id: made.contacts[0]?.id, revision: 1, saveId, title: 'Once' }],
      communications: [aCommunication({ saveId })],
    };
    const [first, second] = [await saveAssociate(broker, input), await saveAssociate(broker, input)].map(
      savedOf,
    );
    expect(first).toEqual(second);
    expect(first).toMatchObject({ revision: 2, contacts: [{ revision: 2 }, { revision: 1 }] });
  });
});

describe('sixteen at once', () => {
  const sixteen = <T>(work: (place: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 16 }, (_, place) => work(place)));

  it('send the same new associate: it is made once, with its rows', async () => {
    const input = {
      id: randomUUID(),
      saveId: randomUUID(),
      name: 'Once',
      contacts: [aContact({ saveId: randomUUID() })],
      communications: [aCommunication({ saveId: randomUUID() })],
    };
    const answers = await sixteen(() => saveAssociate(broker, input));
    expect(answers.map((answer) => refusalOf(answer)?.code)).toEqual(Array(16).fill(undefined));
    for (const [kind, id] of [
      ['BUSINESS_ASSOCIATE', input.id],
      ['CONTACT', input.contacts[0]?.id ?? ''],
      ['COMMUNICATION', input.communications[0]?.id ?? ''],
    ] as const)
      expect(await historyOf(broker, kind, id)).toHaveLength(1);
  });

  it('change one contact each: all sixteen are kept', async () => {
    const contacts = Array.from({ length: 16 }, (_, place) => aContact({ name: `Contact ${place}` }));
    const { id } = await makeAssociate(broker, { contacts });
    const answers = await sixteen((place) =>
      saveAssociate(place % 2 ? broker : operator, {
        id,
        revision: 1,
        name: 'Field Farms',
        contacts: [{ id: contacts[place]?.id, revision: 1, title: `Title ${place}` }],
      }),
    );
    expect(answers.map((answer) => refusalOf(answer)?.code)).toEqual(Array(16).fill(undefined));
    const saved = await readAssociate(broker, id);
    expect(
      saved?.contacts.map(({ name, title }) => String(name).replace('Contact', 'Title') === title),
    ).toEqual(Array(16).fill(true));
  });
});
