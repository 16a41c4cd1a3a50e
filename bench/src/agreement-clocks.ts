import * as v from 'valibot';
import { startApi } from './api-process.ts';
import { graphql } from './ask-graphql.ts';
import { countingLine } from './counting-line.ts';
import { openKept } from './kept-database.ts';
import { report } from './report.ts';
import { inTurn } from './timing.ts';

export const agreementClocksName = 'agreement-clocks';

/** Ten times the demo. */
const scale = 10;
const page = 50;
/** Timed calls for each side, run twice. */
const rounds = 100;
/**
 * Number of calls; the one with the fewest statements counts, because a freshly started server does work of its own.
 */
const countedCalls = 20;

/** The most that a page's clocks may cost in addition to the page: milliseconds, and statements. */
const most = { milliseconds: 5, statements: 1 };

const pageOf = (clocks: string) => `query Page($first: Int!) { found: agreements(first: $first) {
  nodes { id name agreementNumber agreementType { code } ${clocks} } } }`;

const bare = pageOf('');
const withClocks = pageOf(
  'rules(zone: "America/Edmonton") { id kind state fromDate dueDate endsAt amount sentence }',
);

/** The rules have an answer for every agreement: never nothing. */
const pageSchema = v.object({
  nodes: v.pipe(
    v.array(v.object({ rules: v.pipe(v.array(v.object({ sentence: v.string() })), v.minLength(1)) })),
    v.length(page),
  ),
});

/** A page of fifty out of ten thousand agreements with the provincial rules of each, compared with the page alone. */
export async function agreementClocks(): Promise<boolean> {
  const { url, server } = await openKept({
    name: 'ten_thousand',
    holds: 'ten thousand agreements',
    scale,
    fill: async () => {},
  });
  const line = await countingLine(url);
  try {
    const api = await startApi({ DATABASE_URL: line.url });
    const ask = (query: string) => graphql(api, query, { first: page });
    const statementsOf = async (query: string): Promise<number> => {
      let fewest = Number.POSITIVE_INFINITY;
      for (let call = 0; call < countedCalls; call += 1) {
        const before = line.count();
        await ask(query);
        fewest = Math.min(fewest, line.count() - before);
      }
      return fewest;
    };
    v.parse(pageSchema, await ask(withClocks));
    const timed = (query: string) => async (): Promise<number> => {
      const begun = performance.now();
      await ask(query);
      return performance.now() - begun;
    };
    const [whole, alone] = [await statementsOf(withClocks), await statementsOf(bare)];
    const { ours, peer } = await inTurn(timed(withClocks), timed(bare), rounds);
    await api.stop();
    const beside = { milliseconds: ours - peer, statements: whole - alone };
    return report(
      `agreement-clocks: a page of ${page} of 10,000 agreements with its clocks, beside the page alone`,
      'medians in ms and statements, against what they may be',
      { most: 1 },
      (['milliseconds', 'statements'] as const).map((name) => ({
        ...{ name: `${name} more`, ours: beside[name], peer: most[name], ratio: beside[name] / most[name] },
      })),
    );
  } finally {
    line.stop();
    server.stop();
  }
}
