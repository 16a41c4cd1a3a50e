import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../demo/demo-accounts.ts';
import { runningServer } from '../../testing/running-server.ts';

interface Described {
  readonly requestBody?: {
    readonly content?: Readonly<
      Record<string, { readonly schema?: { readonly properties?: Readonly<Record<string, unknown>> } }>
    >;
  };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

interface Call {
  readonly method: 'get' | 'post';
  readonly url: string;
  /** Field names that the body, or the query, may contain. */
  readonly names: readonly string[];
}

const places: Readonly<Record<string, string>> = { source: 'agreements', id: 'nobody', guid: 'none' };

/** Every call in the API's own description, with values for the placeholders of its address. */
async function describedCalls(): Promise<readonly Call[]> {
  const answer = await (await server.signIn('admin')).get('/api/openapi.json');
  const paths = answer.json().paths as Record<string, Partial<Record<'get' | 'post', Described>>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const call = methods[method];
      if (!call) return [];
      const body = call.requestBody?.content?.['application/json']?.schema?.properties ?? {};
      const query = (call.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? 'x');
      return [{ method, url, names: [...Object.keys(body), ...query] }];
    }),
  );
}

const server = await runningServer();
const calls = await describedCalls();

const odd: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  'x',
  '',
  'x'.repeat(6000),
  [],
  [null],
  [{}],
  {},
  { id: 1 },
];

/** Bodies without required fields, and bodies with values of other types. */
const bodiesOf = ({ names }: Call): readonly unknown[] => [
  {},
  [],
  'x',
  1,
  ...names.flatMap((name) => odd.map((value) => ({ [name]: value }))),
  ...odd.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
];

const queriesOf = ({ names }: Call): readonly string[] => [
  '',
  '?other=x',
  ...names.flatMap((name) => [`?${name}`, `?${name}=${'x'.repeat(6000)}`, `?${name}=1&${name}=2`]),
];

/** Terms of the validation library, which only programmers understand. */
const raw = /Invalid (type|key|value:|length|UUID|email|URL)|Expected|received|undefined|\bNaN\b/;

interface Refusal {
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

describe.each(['en', 'es'] as const)('every call, in %s', (locale) => {
  it('refuses what it cannot take with a sentence that names the fields', async () => {
    const account = demoAccounts.find(({ userName }) => userName.startsWith('admin@'));
    await server.database.pool.query('update app_user set locale = $1 where id = $2', [locale, account?.id]);
    // Calls that end the session come last.
    const sorted = calls.toSorted(
      (one, other) => Number(/sign-/.test(one.url)) - Number(/sign-/.test(other.url)),
    );
    expect(sorted.filter(({ method }) => method === 'post').length).toBeGreaterThan(15);
    const messages = new Set<string>();
    for (const call of sorted) {
      if (/graphql$|csp-report/.test(call.url)) continue;
      const client = await server.signIn('admin');
      const headers = { 'accept-language': `${locale}-CA,${locale};q=0.9` };
      const sent: readonly unknown[] = call.method === 'post' ? bodiesOf(call) : queriesOf(call);
      for (const one of sent) {
        const answer =
          call.method === 'post'
            ? await client.post(call.url, one, headers)
            : await client.get(`${call.url}${one}`, headers);
        const what = [call.url, JSON.stringify(one)?.slice(0, 100), answer.statusCode];
        expect([what, answer.statusCode < 500]).toEqual([what, true]);
        if (answer.statusCode < 400) continue;
        const { message, fields = [] } = answer.json<Refusal>();
        expect([what, message]).toEqual([what, expect.stringMatching(/\S+ .*[.)]$/)]);
        const texts = [message, ...fields.map((field) => field.message)];
        expect([what, texts.filter((text) => raw.test(text))]).toEqual([what, []]);
        if (answer.statusCode !== 422) continue;
        for (const { path } of fields.slice(0, 5))
          expect([what, message]).toEqual([what, expect.stringContaining(path)]);
        messages.add(message);
      }
    }
    const words = { en: 'These values are missing', es: 'Estos valores faltan' }[locale];
    expect([...messages].filter((text) => text.startsWith(words)).length).toBeGreaterThan(20);
  });
});

it('names what is missing, one field at a time', async () => {
  const admin = await server.signIn('broker');
  const { message, fields } = (await admin.post('/api/spatial-file/validate', {})).json<Refusal>();
  expect(message).toBe('These values are missing or not taken: spatialFileGuids.');
  expect(fields).toEqual([{ path: 'spatialFileGuids', message: 'spatialFileGuids is missing.' }]);
});
