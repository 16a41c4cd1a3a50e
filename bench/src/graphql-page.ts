import autocannon from 'autocannon';
import type { ApiProcess } from './api-process.ts';
import type { BareProcess } from './bare-process.ts';
import { report } from './report.ts';
import { median } from './timing.ts';

const query = `query Page($project: ID!, $first: Int!) {
  agreements(surfaceProjectId: $project, first: $first) {
    nodes { id sequence name agreementNumber DATE agreementType { code } surfaceStatus { status colorCode } }
    pageInfo { endCursor hasNextPage }
  }
}`;

const seconds = 4;
const connections = 20;

async function requests(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    connections,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`);
  return result.requests.average;
}

async function rowsOf(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await answer.text();
  const parsed: { data?: { agreements?: { nodes?: unknown[] } } } = JSON.parse(text);
  const count = parsed.data?.agreements?.nodes?.length ?? 0;
  if (count !== 50) throw new Error(`${url}: ${count} rows: ${text.slice(0, 300)}`);
  return count;
}

/** A page of fifty agreements: ours against Mercurius with its JIT and SQL by hand. */
export async function graphqlPage(api: ApiProcess, bare: BareProcess): Promise<boolean> {
  const [project] = await bare.rows(
    `select surface_project_id as id from agreement group by 1 having count(*) > 50 order by 1 limit 1`,
    [],
  );
  const body = (date: string) =>
    JSON.stringify({
      query: query.replace('DATE', date),
      variables: { project: project?.['id'], first: 50 },
    });
  const ours = [`${api.address}/api/graphql`, { cookie: api.cookie }, body('dates { expiryDate }')] as const;
  const peer = [`${bare.address}/graphql`, {}, body('expiryDate')] as const;
  await rowsOf(...ours);
  await rowsOf(...peer);
  const figures = { ours: [] as number[], peer: [] as number[] };
  for (const side of ['ours', 'peer', 'peer', 'ours', 'ours', 'peer', 'peer', 'ours'] as const) {
    figures[side].push(await requests(...(side === 'ours' ? ours : peer)));
  }
  const [a, b] = [median(figures.ours), median(figures.peer)];
  return report(
    'graphql-page: ours, Mercurius with JIT and SQL by hand',
    'requests a second',
    { least: 0.7 },
    [{ name: `50 rows, ${connections} connections`, ours: a, peer: b, ratio: a / b }],
  );
}
