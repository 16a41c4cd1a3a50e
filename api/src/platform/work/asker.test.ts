import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import type { CurrentUser } from 'shared-contracts/rights';
import { expect, it } from 'vitest';
import { currentAsker, registerAskers } from './asker.ts';

const blank: CurrentUser = {
  ...{ id: '', companyName: '', email: '', fullName: '', userName: '', locale: 'en', productClientId: '' },
  ...{ canAccessInvoice: false, isApprover: false, isBroker: false, isEditor: false, isOperator: false },
  ...{ isReadOnly: false, isSuperUser: false, isSystemAdministrator: false },
  ...{ isSyncWithLrdEnabled: false, isSyncWithLwEnabled: false },
};

/** A server that takes a line for lost after 300 ms; its work takes three times as long. */
async function listening() {
  const app = fastify({ connectionTimeout: 300 });
  app.decorateRequest('user', null);
  app.addHook('preHandler', async (request) => {
    const person = request.headers['x-person'];
    if (typeof person === 'string')
      request.user = { ...blank, id: person, productClientId: `company of ${person}` };
  });
  registerAskers(app);
  app.get('/work', async (request) => {
    const asker = currentAsker();
    if (request.url.endsWith('?kept')) asker?.keepLine();
    await wait(900);
    return { person: currentAsker()?.person ?? null, company: currentAsker()?.company ?? null };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, at: (path: string) => `${address}${path}` };
}

it('work knows for whom it is done, also after a wait, and its line stays open where that is asked', async () => {
  const { app, at } = await listening();
  try {
    const asked = (path: string, person?: string) =>
      fetch(at(path), person ? { headers: { 'x-person': person } } : {}).then((answer) => answer.json());
    const answers = await Promise.all([asked('/work?kept', 'ann'), asked('/work?kept', 'bea')]);
    expect(answers).toEqual([
      { person: 'ann', company: 'company of ann' },
      { person: 'bea', company: 'company of bea' },
    ]);
    await expect(asked('/work', 'ann')).rejects.toThrow();
  } finally {
    await app.close();
  }
});
