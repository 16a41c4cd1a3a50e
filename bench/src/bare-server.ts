/**
 * The peer: Fastify and hand-written SQL, or Mercurius with its JIT and
 * hand-written SQL, without sessions, rights or parsing. Listens on PORT.
 */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { Pool } from 'pg';
import * as v from 'valibot';

const statementSchema = v.object({ sql: v.string(), values: v.array(v.unknown()) });

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify({ logger: false });

app.get('/health', async () => ({ status: 'ok' }));

app.post('/rows', async (request) => {
  const { sql, values } = v.parse(statementSchema, request.body);
  const { rows } = await pool.query(sql, values);
  return { rows };
});

const schema = `
  scalar Date
  type AgreementType { code: String! }
  type SurfaceStatus { status: String! colorCode: String! }
  type Agreement { id: ID! sequence: Int! name: String! agreementNumber: String expiryDate: Date agreementType: AgreementType surfaceStatus: SurfaceStatus }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
  type AgreementConnection { nodes: [Agreement!]! pageInfo: PageInfo! }
  type Query { agreements(surfaceProjectId: ID!, first: Int!, after: String): AgreementConnection! }
`;

const agreements = async (
  _: unknown,
  { surfaceProjectId, first, after }: { surfaceProjectId: string; first: number; after?: string },
) => {
  const [sequence = 0, id = '00000000-0000-0000-0000-000000000000'] = after
    ? (JSON.parse(Buffer.from(after, 'base64url').toString()) as [number, string])
    : [];
  const { rows } = await pool.query(
    `select a.id, a.sequence, a.name, a.agreement_number as "agreementNumber", a.expiry_date::text as "expiryDate",
       t.code, s.status, s.color_code
     from agreement a
     left join agreement_type t on t.id = a.agreement_type_id
     left join surface_status s on s.id = a.surface_status_id
     where a.surface_project_id = $1 and (a.sequence, a.id) > ($2, $3)
     order by a.sequence, a.id limit $4`,
    [surfaceProjectId, sequence, id, first + 1],
  );
  const nodes = rows.slice(0, first).map(({ code, status, color_code: colorCode, ...agreement }) => ({
    ...agreement,
    agreementType: code === null ? null : { code },
    surfaceStatus: status === null ? null : { status, colorCode },
  }));
  const last = nodes.at(-1);
  const endCursor = last ? Buffer.from(JSON.stringify([last.sequence, last.id])).toString('base64url') : null;
  return { nodes, pageInfo: { endCursor, hasNextPage: rows.length > first } };
};

await app.register(mercurius, { schema, resolvers: { Query: { agreements } }, jit: 1 });
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => {
  app.close().then(() => process.exit(0));
});
