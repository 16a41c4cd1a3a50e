import { randomUUID } from 'node:crypto';
import { refusalOf } from './associate-calls.ts';
import type { BillingDesk } from './billing-calls.ts';
import type { TestServer } from './test-server.ts';

/** Adds Quebec's sales tax with its rate, as an administrator does: since 2013 it applies to the price without GST. */
export async function addQuebecSalesTax(
  server: Pick<TestServer, 'signIn'>,
  desk: Pick<BillingDesk, 'query'>,
): Promise<void> {
  const admin = await server.signIn('admin');
  const [quebec] = await desk.query<{ id: string }>(
    `select s.id from state_or_province s join country c on c.id = s.country_id where c.code = 'CA' and s.code = 'QC'`,
  );
  const answer = await admin.graphql(
    'mutation T($input: TaxTypeInput!) { updateTaxType(input: $input) { rate } }',
    {
      input: {
        ...{ id: randomUUID(), code: 'QST', description: 'Quebec sales tax', rate: '9.975', isActive: true },
        rates: [
          {
            ...{ id: randomUUID(), stateOrProvince: quebec, rate: '9.975', validFrom: '2013-01-01' },
            source: 'Revenu Québec, Basic Rules for Applying the GST/HST and QST',
          },
        ],
      },
    },
  );
  const refused = refusalOf(answer);
  if (refused) throw new Error(refused.message);
}
