import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unnamedCompany } from '../../platform/config/unnamed-company.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { inviteFirstAdministrator } from './first-administrator.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

const invite = (company: string = unnamedCompany) =>
  inviteFirstAdministrator(server.database.db, server.app.mail, { email: 'boss@example.ca', company });
const people = async () =>
  (
    await server.database.pool.query(
      `select user_name, is_system_administrator, company_id from app_user where email = 'boss@example.ca'`,
    )
  ).rows;

describe('the first system administrator', () => {
  it('is made and invited where there is none', async () => {
    await server.database.pool.query('update app_user set is_system_administrator = false');
    await invite();
    expect(await people()).toEqual([
      expect.objectContaining({ user_name: 'boss@example.ca', is_system_administrator: true }),
    ]);
    const [mail] = await server.mailsTo('boss@example.ca');
    expect(mail?.text).toContain('/invite-user/confirm-details/');
    await invite();
    expect(await people()).toHaveLength(1);
    expect(await server.mailsTo('boss@example.ca')).toHaveLength(1);
  });

  it('belongs to a company, which is made where there is none', async () => {
    await server.database.pool.query('truncate company cascade');
    await invite();
    const { rows } = await server.database.pool.query('select id, code, company_name from company');
    expect(rows).toEqual([{ id: expect.any(String), code: 'MAIN', company_name: 'Main company' }]);
    expect((await people())[0]?.company_id).toBe(rows[0].id);
  });

  it('belongs to the company that is named, and is greeted with no name as long as nobody gave one', async () => {
    await server.database.pool.query('truncate company cascade');
    await invite('Foothills Land');
    const [mail] = await server.mailsTo('boss@example.ca');
    expect(mail?.text).toMatch(
      /^Hello,\n\nYou have been invited to Rightway, where Foothills Land runs its land and right-of-way work\./,
    );
  });

  it.each([[undefined], ['example.ca']])(
    'is not told the host of their mails for a company (%s)',
    async (name) => {
      await server.database.pool.query('truncate company cascade');
      await invite(name);
      const [mail] = await server.mailsTo('boss@example.ca');
      expect(mail?.text).toContain('where your company runs its land');
      expect(mail?.text).not.toContain('example.ca runs');
    },
  );

  it('is nobody new where there is one', async () => {
    await invite();
    expect(await people()).toEqual([]);
    expect(await server.mailsTo('boss@example.ca')).toEqual([]);
  });
});
