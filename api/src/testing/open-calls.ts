/** Calls that need no session: to get an account, to report on a page, and requests with a token. */
export const openCalls: readonly string[] = [
  'GET /api/health',
  'GET /api/start',
  'GET /api/start/current',
  'POST /api/start/fitting',
  'POST /api/csp-report',
  'GET /api/calendars/{secret}.ics',
  'POST /api/rollout/load',
  'POST /api/account/sign-in',
  'POST /api/account/sign-out',
  'GET /api/account/invite-user/user-details/{id}',
  'POST /api/account/invite-user/send-security-code',
  'GET /api/account/reset-password/user-details/{id}',
  'POST /api/account/reset-password/send-security-code',
  'POST /api/account/validate-security-code',
  'POST /api/account/set-password',
  'POST /api/account/request-password-reset',
  'GET /api/account/single-sign-on',
  'GET /api/account/single-sign-on/callback',
];

const release = { area: 'map', version: '9.9.9', contractVersion: '1.0.0', operations: {} };

/**
 * Calls that a team's pipeline makes with its deploy token and that are refused without one, whether or not somebody is
 * signed in; with a valid body.
 */
export const tokenCalls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/releases/check': release,
  'GET /api/releases/operations': {},
  'GET /api/releases/list': {},
  'POST /api/releases/change': { area: 'map', action: 'rollBack' },
  'POST /api/releases/override': {
    reason: 'x',
    breaks: [{ area: 'map', version: '9.9.9', problems: [] }],
  },
  'POST /api/releases/try': { area: 'map', version: '9.9.9-try.1' },
  'POST /api/releases/{area}/{version}': {},
};
