import { inLanguage } from 'shared-contracts';
import { texts } from '../../generated/texts/payee-statements.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import { checkRentals } from '../rentals/index.ts';
import { statementHead, statementLines } from './payee-statements-store.ts';
import { column, type Report } from './report-declaration.ts';

/**
 * What each payee of a file was paid in the year in which it went out: a page each, of all projects of the company; for
 * those who run rents there.
 */
export const payeeStatements: Report = {
  declare: async ({ source, language }, context) => {
    const [id, ...others] = source.ids;
    if (id === undefined || others.length > 0) throw badInput(said(texts, ({ oneFile }) => oneFile));
    await checkRentals(context, false);
    const { db, user } = context;
    const head = await statementHead(db, id);
    if (!head || head.ownerId !== user.productClientId) throw notFound();
    const year = Number((await companyDay(db, head.ownerId, head.sentOn)).slice(0, 4));
    const say = inLanguage(texts, language);
    const { columns } = say;
    return {
      title: say.title(year),
      subtitle: head.company,
      filters: [say.counted],
      sections: [
        {
          title: '',
          shape: 'table',
          empty: say.none,
          groupedBy: 'payee',
          hasPages: true,
          columns: [
            column('day', columns.day, 70, 'date'),
            column('due', columns.due, 70, 'date'),
            column('number', columns.number, 96),
            column('reference', columns.reference, 80),
            column('agreement', columns.agreement, 140),
            column('project', columns.project, 120),
            { ...column('amount', columns.amount, 80, 'money'), isSummed: true },
          ],
          statement: statementLines(id, head.ownerId, year),
        },
      ],
    };
  },
};
