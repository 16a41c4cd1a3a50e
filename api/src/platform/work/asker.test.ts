import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import type { CurrentUser } from 'shared-contracts/rights';
import { expect, it } from 'vitest';
import { currentAsker, registerAskers } from './asker.ts';

const blank: CurrentUser = {
  ...{
    id: '',
    companyName: '',
    email: '',
    fullName: '',
    userName: '',
    locale: 'en',
    timeZone: null,
    productClientId: '',
  },
  ...{ canAccessInvoice: false, isApprover: false, isBroker: false, isEditor: false, isOperator: false },
  ...{ isReadOnly: false, isSuperUser: false, isSystemAdministrator: false },
  ...{ isSyncWithLrdEnabled: false, isSyncWithLwEnabled: false },
};

it('work knows for whom it is done, also after a wait beside that of somebody else', async () => {
  const app = fastify();
  app.decorateRequest('user', null);
  app.addHook('preHandler', async (request) => {
    const person = request.headers['x-person'];
    if (typeof person === 'string')
      request.user = { ...blank, id: person, productClientId: `company of ${person}` };
  });
  registerAskers(app);
  app.get('/work', async () => {
    await wait(5);
    return { person: currentAsker()?.person ?? null, company: currentAsker()?.company ?? null };
  });
  const askerOf = async (person?: string) =>
    (await app.inject({ url: '/work', headers: person ? { 'x-person': person } : {} })).json();
  expect(await Promise.all([askerOf('ann'), askerOf('bea'), askerOf()])).toEqual([
    { person: 'ann', company: 'company of ann' },
    { person: 'bea', company: 'company of bea' },
    { person: null, company: null },
  ]);
});
