import { describe, expect, it } from 'vitest';
import { runningServer } from './testing/running-server.ts';
import type { TestClient } from './testing/test-server.ts';

let spanish: typeof english | undefined;

const signedIn = async () => ({
  admin: await server.signIn('admin'),
  broker: await server.signIn('broker'),
  readonly: await server.signIn('readonly'),
});

async function inSpanish(): Promise<typeof english> {
  await server.database.pool.query("update app_user set locale = 'es-MX'");
  return signedIn();
}

const server = await runningServer();
/** Each person in English, and again after switching to Spanish. */
const english = await signedIn();

const id = crypto.randomUUID();

/** The message with which a call was refused. */
async function refusal(answered: ReturnType<TestClient['get']>): Promise<string> {
  const answer = await answered;
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  return answer.json().message;
}

async function graphqlRefusal(sent: ReturnType<TestClient['graphql']>): Promise<string> {
  const [error] = (await sent).errors ?? [];
  if (!error) throw new Error('Nothing was refused.');
  return error.message;
}

type Case = readonly [what: string, ask: (people: typeof english) => Promise<string>, en: string, es: string];

const cases: readonly Case[] = [
  [
    'a record that is not there',
    ({ broker }) => graphqlRefusal(broker.graphql(`{ surfaceProject(id: "${id}") { id } }`)),
    'There is no such record here. It was deleted, or you may no longer see it.',
    'Aquí no existe ese registro. Se eliminó o usted ya no puede verlo.',
  ],
  [
    'a list of administration',
    ({ broker }) =>
      graphqlRefusal(
        broker.graphql(`mutation { updateCountry(input: { id: "${id}", code: "XX", name: "X" }) { id } }`),
      ),
    'Only a system administrator can change this list.',
    'Solo un administrador del sistema puede cambiar esta lista.',
  ],
  [
    'values that do not fit',
    ({ admin }) =>
      graphqlRefusal(
        admin.graphql(`mutation { updateCountry(input: { id: "${id}", code: "", name: "" }) { id } }`),
      ),
    'Some values cannot be saved. See the marked fields.',
    'Algunos valores no se pueden guardar. Vea los campos marcados.',
  ],
  [
    'a person that may not be added',
    ({ broker }) =>
      graphqlRefusal(
        broker.graphql(`mutation { updateUser(input: { id: "${id}", firstName: "A" }) { id } }`),
      ),
    'Only a system administrator can add people.',
    'Solo un administrador del sistema puede añadir personas.',
  ],
  [
    'documents of a record that is not there',
    ({ broker }) => graphqlRefusal(broker.graphql(`mutation { deleteDocuments(input: [{ id: "${id}" }]) }`)),
    'There is no such record here. It was deleted, or you may no longer see it.',
    'Aquí no existe ese registro. Se eliminó o usted ya no puede verlo.',
  ],
  [
    'too many at once',
    ({ admin }) =>
      graphqlRefusal(
        admin.graphql('mutation Delete($ids: [ID!]!) { deleteCountries(ids: $ids) }', {
          ids: Array.from({ length: 201 }, () => crypto.randomUUID()),
        }),
      ),
    'Not more than 200 records can be deleted at once.',
    'No se pueden eliminar más de 200 registros a la vez.',
  ],
  [
    'a search text without end',
    ({ broker }) => refusal(broker.get(`/api/search?text=${'a'.repeat(201)}`)),
    'A search text cannot exceed 200 characters.',
    'Un texto de búsqueda no puede superar los 200 caracteres.',
  ],
  [
    'an empty search',
    ({ broker }) => refusal(broker.get('/api/search?text=')),
    'Type what you look for.',
    'Escriba lo que busca.',
  ],
  [
    'a file that is empty',
    ({ broker }) => refusal(broker.upload('/api/files', 'plan.pdf', new Uint8Array())),
    'The file is empty.',
    'El archivo está vacío.',
  ],
  [
    'a file of a type that is not taken',
    ({ broker }) => refusal(broker.upload('/api/files', 'plan.exe', Buffer.from('MZ'))),
    'File type not supported.',
    'Tipo de archivo no admitido.',
  ],
  [
    'an upload of who may only read',
    ({ readonly }) => refusal(readonly.upload('/api/files', 'plan.pdf', Buffer.from('%PDF-1.4'))),
    'Your access is read-only. Ask a system administrator to change this.',
    'Su acceso es de solo lectura. Pida a un administrador del sistema que lo cambie.',
  ],
  [
    'a grid that is not there',
    ({ broker }) => refusal(broker.post('/api/grids/source/wells', { columns: [{ id: 'name' }] })),
    'There is no such grid.',
    'No existe esa tabla.',
  ],
  [
    'a filter that does not fit its column',
    ({ broker }) =>
      refusal(
        broker.post('/api/grids/source/agreements', {
          columns: [{ id: 'agreementNumber' }],
          searchCriteria: { filters: [{ column: 'datesExpiryDate', values: ['soon'] }] },
        }),
      ),
    'Expiry cannot be filtered by this value.',
    'Vencimiento no se puede filtrar por este valor.',
  ],
  [
    'the rollout of who does not run Rightway',
    ({ broker }) => refusal(broker.get('/api/rollout/rules')),
    'Only a system administrator can roll out.',
    'Solo un administrador del sistema puede desplegar.',
  ],
  [
    'a call that is not there',
    ({ broker }) => refusal(broker.get('/api/nowhere')),
    'There is no such call.',
    'No existe esa llamada.',
  ],
];

describe('a refusal is told in the language of the person', () => {
  it.each(cases)('%s, in English', async (_, ask, en) => {
    expect(await ask(english)).toBe(en);
  });

  it.each(cases)('%s, in Spanish', async (_, ask, __, es) => {
    spanish ??= await inSpanish();
    expect(await ask(spanish)).toBe(es);
  });
});

describe('who chose a language in this browser is told in it', () => {
  const chosen = (language: string) => ({ cookie: `rightway_language=${language}` });
  const sentences = {
    en: [
      'There is no such record here. It was deleted, or you may no longer see it.',
      'There is no such call.',
    ],
    es: ['Aquí no existe ese registro. Se eliminó o usted ya no puede verlo.', 'No existe esa llamada.'],
  } as const;
  const ask = `{ surfaceProject(id: "${id}") { id } }`;

  it.each([
    ['es', 'en-CA', sentences.es],
    ['en', 'es-MX', sentences.en],
    ['nonsense', 'en-CA', sentences.en],
  ] as const)('%s, whatever the account says (%s)', async (language, locale, [noRecord, noCall]) => {
    await server.database.pool.query('update app_user set locale = $1', [locale]);
    const broker = await server.signIn('broker');
    const graphql = await broker.post('/api/graphql', { query: ask }, chosen(language));
    expect(graphql.json().errors[0].message).toBe(noRecord);
    expect(await refusal(broker.get('/api/nowhere', chosen(language)))).toBe(noCall);
    const me = await broker.post('/api/graphql', { query: '{ currentUser { locale } }' });
    expect(me.json().data.currentUser.locale).toBe(locale);
  });

  it('before they sign in too', async () => {
    const spoken = { 'accept-language': 'en-CA', ...chosen('es') };
    const body = { userName: 'nobody@rightway.test', password: 'wrong' };
    expect(await refusal(server.visitor('203.0.113.10').post('/api/account/sign-in', body, spoken))).toBe(
      'El nombre de usuario o la contraseña no son correctos.',
    );
  });
});

describe('who chose no language', () => {
  const spoken = { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' };

  it.each([
    ['is spoken to in the browser’s language where the account is in English', 'en', spoken, 'es'],
    [
      'is spoken to in English where the browser speaks another language',
      'en',
      { 'accept-language': 'fr-CA' },
      'en',
    ],
    [
      'is spoken to in the account’s language in an English browser',
      'es',
      { 'accept-language': 'en-CA' },
      'es',
    ],
  ] as const)('%s', async (_, locale, headers, language) => {
    await server.database.pool.query('update app_user set locale = $1', [locale]);
    const broker = await server.signIn('broker');
    const me = await broker.post('/api/graphql', { query: '{ currentUser { locale } }' }, headers);
    expect(me.json().data.currentUser.locale).toBe(language);
    const start = await broker.get('/api/start', headers);
    expect(start.json().result.user.locale).toBe(language);
  });
});

describe('a visitor is told in the language of the browser', () => {
  const spoken = { 'accept-language': 'es-AR,es;q=0.9' };

  it.each([
    [
      'a link that has ended',
      `/api/account/reset-password/user-details/${'x'.repeat(43)}`,
      'Este enlace ya no es válido. Puede que se haya usado, que lo sustituya otro más nuevo o que haya caducado. Pida uno nuevo.',
    ],
    ['what needs a person', '/api/grids/source/projects/views', 'Inicie sesión para continuar.'],
  ])('%s', async (_, path, es) => {
    expect(await refusal(server.visitor().get(path, spoken))).toBe(es);
  });

  it('a wrong password, and too many of them', async () => {
    const body = { userName: 'nobody@rightway.test', password: 'wrong' };
    const visitor = server.visitor('203.0.113.9');
    const messages = new Set<string>();
    for (let attempt = 0; attempt < 12; attempt += 1)
      messages.add(await refusal(visitor.post('/api/account/sign-in', body, spoken)));
    expect([...messages]).toEqual([
      'El nombre de usuario o la contraseña no son correctos.',
      expect.stringMatching(
        /^Demasiados intentos\. Espere (un segundo|\d+ segundos) y vuelva a intentarlo\.$/,
      ),
    ]);
  });
});
