import { expect, it } from 'vitest';
import { withoutSecrets } from './logged-request.ts';

it('leaves the secret of an address out of the log', () => {
  expect(withoutSecrets('/api/calendars/aV3ry_secret-token.ics')).toBe('/api/calendars/…');
  expect(withoutSecrets('/api/account/invite-user/user-details/abc?x=1')).toBe(
    '/api/account/invite-user/user-details/…',
  );
  expect(withoutSecrets('/api/inbox/calendars')).toBe('/api/inbox/calendars');
  expect(withoutSecrets('/api/inbox/calendars?x=/y')).toBe('/api/inbox/calendars?x=/y');
});
