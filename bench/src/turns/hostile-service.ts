import { createServer } from 'node:http';

const large = 8 * 1024 ** 2 - 1000;
const collection = (features: string) => `{"type":"FeatureCollection","features":[${features}]}`;
const feature =
  '{"type":"Feature","properties":{"a":"b"},"geometry":{"type":"Point","coordinates":[-114,51]}}';

/** The largest allowed answers of a map service, by the first part of the requested address. */
const answers: Readonly<Record<string, () => string>> = {
  brackets: () => '['.repeat(large),
  features: () => collection(Array(15_000).fill(feature).join()),
  lists: () => collection(`${'[],'.repeat(large / 3 - 100)}[]`),
  refusal: () => `{"error":{"code":${'1'.repeat(large)}}}`,
};

export const serviceAnswers = Object.keys(answers);

/** A map service on this machine that answers as much as it may; `stop` ends it. */
export async function hostileService() {
  const server = createServer((request, response) => {
    const name = request.url?.split('/')[1] ?? '';
    response.writeHead(200, { 'content-type': 'application/json' }).end(answers[name]?.() ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The service has no port.');
  return {
    host: `127.0.0.1:${place.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
