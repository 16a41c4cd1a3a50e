import { gridSource } from 'shared-contracts/grids';
import { fileCalls } from './walked/file-calls.ts';
import { mapCalls } from './walked/map-calls.ts';
import type { Tried } from './walked/tried-call.ts';

const agreements = gridSource('agreements');
const rule = { audience: 'everybody', share: 0, companies: [], users: [] };
/** Every call of the server except those in `open-calls.ts`, as the API's description has it. */
export const restCalls: Readonly<Record<string, Tried>> = {
  'GET /api/waiting': [200, 200],
  'POST /api/start/try': [404, 404, () => ({ body: { code: 'a-code-that-nobody-has-made' } })],
  'POST /api/start/try/end': [200, 200],
  'GET /api/rollout/areas': [403, 403],
  'POST /api/rollout/area': [403, 403, () => ({ body: { area: 'map', revision: 1, action: 'rollBack' } })],
  'GET /api/rollout/health': [403, 403],
  'GET /api/rollout/going-names': [403, 403],
  'GET /api/rollout/tokens': [403, 403],
  'POST /api/rollout/tokens': [403, 403, () => ({ body: { area: 'map', name: 'x' } })],
  'POST /api/rollout/tokens/revoke': [403, 403, (named) => ({ body: { id: named('agreement') } })],
  'GET /api/rollout/violations': [403, 403],
  'GET /api/rollout/rules': [403, 403],
  'GET /api/rollout/changes': [403, 403, () => ({ query: { subject: 'enableTimesheets' } })],
  'POST /api/rollout/rule': [403, 403, () => ({ body: { name: 'enableTimesheets', revision: 1, rule } })],
  'POST /api/grids/source/{source}': [
    200,
    200,
    () => ({
      gaps: { source: 'agreements' },
      body: { columns: [{ id: 'agreementNumber' }], pageLimit: 1000 },
    }),
  ],
  'GET /api/grids/source/{source}/config/{config}/column/{field}': [
    200,
    200,
    () => ({
      gaps: { source: 'agreements', config: agreements?.configId ?? '', field: 'projectDescription' },
    }),
  ],
  'GET /api/grids/source/{source}/views': [200, 200, () => ({ gaps: { source: 'agreements' } })],
  'POST /api/grids/source/{source}/views': [
    200,
    200,
    () => ({
      gaps: { source: 'agreements' },
      body: { id: crypto.randomUUID(), name: 'x', view: { columns: [{ id: 'agreementNumber' }] } },
    }),
  ],
  'POST /api/grids/source/{source}/views/delete': [
    200,
    200,
    (named) => ({ gaps: { source: 'agreements' }, body: { ids: [named('agreement')] } }),
  ],
  'GET /api/start/feature-flags': [200, 200],
  'GET /api/start/smart-folders': [200, 200],
  'GET /api/start/doors': [200, 200],
  'GET /api/start/today': [200, 200],
  'GET /api/start/first-steps': [200, 200],
  'GET /api/start/first-entries': [403, 403],
  'GET /api/start/role': [200, 200],
  'GET /api/inbox': [200, 200],
  'GET /api/inbox/calendars': [200, 200],
  'POST /api/inbox/calendars': [200, 200, () => ({ body: { name: 'x', holds: 'mine' } })],
  'POST /api/inbox/calendars/revoke': [404, 404, (named) => ({ body: { id: named('agreement') } })],
  'GET /api/inbox/absence': [200, 200],
  'POST /api/inbox/absence': [200, 200, () => ({ body: { from: '2027-01-04', to: '2027-01-08' } })],
  'POST /api/inbox/absence/end': [200, 200],
  'GET /api/inbox/ways': [200, 200],
  'POST /api/inbox/ways': [200, 200, () => ({ body: { kind: 'taskDue', way: 'here' } })],
  'POST /api/inbox/read': [200, 200, (named) => ({ body: { ids: [named('agreement')], isRead: true } })],
  'POST /api/inbox/snooze': [200, 200, (named) => ({ body: { ids: [named('agreement')], until: null } })],
  'POST /api/start/recent': [
    200,
    404,
    (named) => ({ body: { source: 'agreements', id: named('agreement') } }),
  ],
  'GET /api/support': [200, 200],
  'GET /api/contacts/{id}/vcard': [200, 200, (named) => ({ gaps: { id: named('contact') } })],
  ...fileCalls,
  'GET /api/search': [200, 200, () => ({ query: { text: 'wiebe' } })],
  'GET /api/records/{source}/{id}': [
    200,
    404,
    (named) => ({ gaps: { source: 'agreements', id: named('agreement') } }),
  ],
  'GET /api/records/{source}/{id}/related': [
    200,
    404,
    (named) => ({ gaps: { source: 'agreements', id: named('agreement') } }),
  ],
  ...mapCalls,
  'GET /api/openapi.json': [200, 200],
  'GET /api/schema.graphql': [200, 200],
  'POST /api/graphql': [200, 200, () => ({ body: { query: '{ currentUser { id } }' } })],
};
