import type { DataLayer } from 'shared-contracts/map';
import { afterAll, beforeAll, expect } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from './test-server.ts';
import { askTile, featuresIn, tileAt } from './tile-calls.ts';

type Kind = 'admin' | 'operator' | 'broker' | 'readonly' | 'prairie';

/**
 * A server with a project of Northfork and Rightway that has records in every layer; Prairie Gas takes no part in it.
 */
export function mapProject() {
  let server: TestServer;
  let clients: Readonly<Record<Kind, TestClient>>;
  let projectId = '';

  const query = async (text: string, ...values: readonly unknown[]) =>
    (await server.database.pool.query(text, [...values])).rows;

  beforeAll(async () => {
    server = await startTestServer();
    const [admin, operator, broker, readonly, prairie] = await Promise.all([
      server.signIn('admin'),
      server.signIn('operator'),
      server.signIn('broker'),
      server.signIn('readonly'),
      server.signIn('prairie'),
    ]);
    clients = { admin, operator, broker, readonly, prairie };
    const [project] = await query(
      `select p.id from surface_project p join company o on o.id = p.operator_id join company b on b.id = p.broker_id
       where o.code = 'NFE' and b.code = 'RLS' and not p.is_archived
         and exists (select from agreement a join agreement_parcel x on x.agreement_id = a.id where a.surface_project_id = p.id)
         and exists (select from request r join request_item i on i.request_id = r.id
           join request_item_parcel x on x.request_item_id = i.id where r.surface_project_id = p.id)
         and exists (select from stakeholder s join stakeholder_parcel x on x.stakeholder_id = s.id where s.surface_project_id = p.id)
       order by p.id limit 1`,
    );
    projectId = project.id;
  });

  afterAll(async () => {
    await server.stop();
  });

  const layersOf = async (client: TestClient, search: string): Promise<readonly DataLayer[]> => {
    const answer = await client.get(`/api/map/data-layers?${search}`);
    expect([search, answer.statusCode]).toEqual([search, 200]);
    return answer.json().result;
  };

  const layerOf = async (client: TestClient, layer: string): Promise<DataLayer> => {
    const [found] = await layersOf(client, `id=${projectId}&layer=${layer}`);
    if (!found) throw new Error(`There is no layer ${layer}.`);
    return found;
  };

  /** Every feature of the project in a layer, read from tiles around its middle at a zoom that contains everything. */
  async function featuresOf(client: TestClient, layer: string, search = `?id=${projectId}`, zoom = 6) {
    const { bounds } = await layerOf(clients.admin, layer);
    if (!bounds) throw new Error(`${layer} lies nowhere.`);
    const from = tileAt([bounds[0], bounds[3]], zoom);
    const to = tileAt([bounds[2], bounds[1]], zoom);
    const found = [];
    for (let x = from.x; x <= to.x; x += 1) {
      for (let y = from.y; y <= to.y; y += 1) {
        const answer = await askTile(client, layer, { z: zoom, x, y }, search);
        expect(answer.statusCode).toBe(200);
        found.push(...featuresIn(answer.rawPayload, layer));
      }
    }
    return found;
  }

  return {
    server: () => server,
    /** A person of a kind; only available once the tests run. */
    as: (kind: Kind) => clients[kind],
    projectId: () => projectId,
    query,
    layersOf,
    layerOf,
    featuresOf,
  };
}

/** The ids of features, each only once, sorted. */
export const idsOfFeatures = (
  features: readonly { readonly properties: Readonly<Record<string, unknown>> }[],
) => [...new Set(features.map(({ properties }) => String(properties['id'])))].sort();
