import { Client, type Exchange, fetchExchange, gql } from '@urql/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rightwayCache } from './cache.ts';

const readings = gql`query { weatherReadings { id wind { speed } } }`;
const one = gql`query ($id: ID!) { weatherReading(id: $id) { id wind { speed } } }`;
const save = gql`mutation { updateWeatherReading { id wind { speed } } }`;
const remove = gql`mutation ($ids: [ID!]!) { deleteWeatherReadings(ids: $ids) }`;

let requested: string[] = [];
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const reading = { __typename: 'WeatherReading', id: '1', wind: { __typename: 'Wind', speed: 7 } };

const answers: Readonly<Record<string, unknown>> = {
  weatherReadings: [reading],
  weatherReading: reading,
  updateWeatherReading: reading,
  deleteWeatherReadings: ['1'],
};

/** A client over a cache, whose network answers everything that is known of weather. */
function aClient(exchange: Exchange): Client {
  return new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [exchange, fetchExchange],
    fetch: async (_url, init) => {
      const field = /weatherReadings?(?=[ ({])|(?:update|delete)\w+/.exec(String(init?.body))?.[0] ?? '';
      requested.push(field);
      return new Response(JSON.stringify({ data: { [field]: answers[field] } }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
}

const weather = {
  embedded: ['Wind'],
  byId: { weatherReading: 'WeatherReading' },
  after: {
    updateWeatherReading: { lists: ['weatherReadings'] },
    deleteWeatherReadings: { lists: ['weatherReadings'], removes: 'WeatherReading' },
  },
};

beforeEach(() => {
  requested = [];
  warn.mockClear();
});

describe('what an area says of its operations', () => {
  it('counts from its first operation, though the cache is older than the area', async () => {
    const { exchange, add } = rightwayCache();
    const client = aClient(exchange);
    // The cache has worked before the area came.
    await client.query(gql`query { weatherReading(id: "0") { id } }`, {}).toPromise();
    add(weather);
    requested = [];
    await client.query(readings, {}).toPromise();
    await client.query(readings, {}).toPromise();
    expect(requested).toEqual(['weatherReadings']);
    // Found by its id among the records that the list returned.
    const found = await client.query(one, { id: '1' }).toPromise();
    expect(found.data?.weatherReading.wind.speed).toBe(7);
    expect(requested).toEqual(['weatherReadings']);
    await client.mutation(save, {}).toPromise();
    await client.query(readings, {}).toPromise();
    expect(requested).toEqual(['weatherReadings', 'updateWeatherReading', 'weatherReadings']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows the record that answered, where its id led to another one', async () => {
    const { exchange, add } = rightwayCache();
    const client = aClient(exchange);
    add(weather);
    const read = async () => (await client.query(one, { id: '9' }).toPromise()).data?.weatherReading;
    expect(await read()).toMatchObject({ id: '1' });
    expect(await read()).toMatchObject({ id: '1' });
    expect(requested).toEqual(['weatherReading']);
  });

  it('leaves nothing of what was deleted', async () => {
    const { exchange, add } = rightwayCache();
    const client = aClient(exchange);
    add(weather);
    await client.query(readings, {}).toPromise();
    await client.mutation(remove, { ids: ['1'] }).toPromise();
    requested = [];
    await client.query(one, { id: '1' }).toPromise();
    await client.query(readings, {}).toPromise();
    expect(requested).toEqual(['weatherReading', 'weatherReadings']);
  });

  it('adds up where two areas speak of one mutation', async () => {
    const { exchange, add } = rightwayCache();
    const client = aClient(exchange);
    add({ ...weather, after: {} });
    add({ after: { updateWeatherReading: { lists: ['weatherReadings'] } } });
    add({ after: { updateWeatherReading: { lists: ['somethingElse'] } } });
    await client.query(readings, {}).toPromise();
    await client.mutation(save, {}).toPromise();
    requested = [];
    await client.query(readings, {}).toPromise();
    expect(requested).toEqual(['weatherReadings']);
  });

  it('counts by what the input of a save names', async () => {
    const { exchange, add } = rightwayCache();
    const client = aClient(exchange);
    const byInput = { wind: ['weatherReadings'], place: ['weatherStations'] };
    const lists = ['weatherReadings', 'weatherStations'];
    add({ ...weather, after: { updateWeatherReading: { lists, byInput } } });
    const saveOf = gql`mutation ($input: WeatherInput) { updateWeatherReading(input: $input) { id wind { speed } } }`;
    await client.query(readings, {}).toPromise();
    await client.mutation(saveOf, { input: { id: '1', place: 'North' } }).toPromise();
    requested = [];
    await client.query(readings, {}).toPromise();
    expect(requested).toEqual([]);
    await client.mutation(saveOf, { input: { id: '1', wind: 9 } }).toPromise();
    requested = [];
    await client.query(readings, {}).toPromise();
    expect(requested).toEqual(['weatherReadings']);
  });

  it('is missed where it was not said: the list stays, and the cache warns of a type without a key', async () => {
    const { exchange } = rightwayCache();
    const client = aClient(exchange);
    await client.query(readings, {}).toPromise();
    await client.mutation(save, {}).toPromise();
    requested = [];
    await client.query(readings, {}).toPromise();
    expect(requested).toEqual([]);
    expect(warn).toHaveBeenCalled();
  });
});
