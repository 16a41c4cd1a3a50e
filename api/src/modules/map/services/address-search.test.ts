import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let answer: { readonly status: number; readonly body: string } = { status: 200, body: '' };
let requests: URLSearchParams[] = [];
let geocoder: Server;
let server: TestServer;

const candidate = (address: string, x: number, y: number) => ({ address, location: { x, y }, score: 100 });

const answers = (body: object, status = 200) => {
  answer = { status, body: JSON.stringify(body) };
};

beforeAll(async () => {
  geocoder = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://x').searchParams);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((done) => geocoder.listen(0, '127.0.0.1', done));
  const place = geocoder.address();
  if (place === null || typeof place === 'string') throw new Error('No port.');
  server = await startTestServer({
    esriApiKey: 'the key',
    esriGeocoder: `http://127.0.0.1:${place.port}/World/GeocodeServer`,
  });
});

afterAll(async () => {
  await server.stop();
  geocoder.closeAllConnections();
  geocoder.close();
});

beforeEach(() => {
  requests = [];
});

const search = async (text: string) =>
  (await server.signIn('readonly')).get(`/api/map/addresses?text=${encodeURIComponent(text)}`);

describe('the search for addresses', () => {
  it('asks Esri with the key, and tells where an address lies', async () => {
    answers({ candidates: [candidate('10205 101 St, Fort St John', -120.85, 56.25)] });
    const found = await search(' 10205 101 St ');
    expect(found.json().result).toEqual([
      { text: '10205 101 St, Fort St John', latitude: 56.25, longitude: -120.85 },
    ]);
    expect(requests.map((query) => [query.get('SingleLine'), query.get('token'), query.get('f')])).toEqual([
      ['10205 101 St', 'the key', 'json'],
    ]);
  });

  it('tells five at most', async () => {
    answers({ candidates: Array.from({ length: 9 }, (_, place) => candidate(`${place}`, -118, 55)) });
    expect((await search('Main Street')).json().result).toHaveLength(5);
  });

  it.each<[string, object, number, RegExp]>([
    ['refuses the key', { error: { code: 498, message: 'Invalid token.' } }, 200, /check its token/],
    ['fails', {}, 500, /failed/],
    ['answers another thing', { hello: 1 }, 200, /answered with something else/],
    [
      'says places that are not on earth',
      { candidates: [candidate('x', 500_000, 1)] },
      200,
      /something else/,
    ],
  ])('that %s is told', async (_, body, status, pattern) => {
    answers(body, status);
    const found = await search('Main Street');
    expect([found.statusCode, found.json().message]).toEqual([502, expect.stringMatching(pattern)]);
  });

  it('is for who is signed in, and for a text', async () => {
    expect((await server.visitor().get('/api/map/addresses?text=x')).statusCode).toBe(401);
    expect((await search('  ')).statusCode).toBe(422);
    expect(requests).toEqual([]);
  });
});
