import { inLanguage } from 'shared-contracts';
import { texts } from '../../generated/texts/payee-statements.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { checkRentals } from '../rentals/index.ts';
import {
  payeesOfPayments,
  payeesOfSending,
  paymentsOfCompany,
  statementHead,
  statementLines,
} from './payee-statements-store.ts';
import { amountColumns } from './payment-amounts.ts';
import { taxWord } from './payment-amounts-store.ts';
import { column, type Report, type ReportContext, type ReportRequest } from './report-declaration.ts';

interface StatementOfPayees {
  readonly title: string;
  readonly company: string;
  readonly companyId: string;
  readonly groupedBy: 'payee' | 'yearOfPayee';
  readonly payees: Sql;
}

/**
 * Statements for the payees of a payment file, for the year in which it went out; undefined if the report is not for a
 * file.
 */
async function ofSending({ source, language }: ReportRequest, { db, user }: ReportContext) {
  const [id, ...others] = source.ids;
  const head = id === undefined || others.length > 0 ? undefined : await statementHead(db, id);
  if (id === undefined || !head) return undefined;
  if (head.ownerId !== user.productClientId) throw notFound();
  const year = Number((await companyDay(db, head.ownerId, head.sentOn)).slice(0, 4));
  return {
    title: inLanguage(texts, language).title(year),
    ...{ company: head.company, companyId: head.ownerId, groupedBy: 'payee' },
    payees: payeesOfSending(id, year),
  } as const;
}

/** Statements for the payees of payments, for the years of these. */
async function ofPayments(
  { source, language }: ReportRequest,
  { db, user }: ReportContext,
): Promise<StatementOfPayees> {
  const ids = [...new Set(source.ids)];
  if (ids.length === 0) throw badInput(messageFrom(texts, ({ choosePayments }) => choosePayments));
  if ((await paymentsOfCompany(db, ids, user.productClientId)) < ids.length) throw notFound();
  return {
    title: inLanguage(texts, language).titleOfYears,
    ...{ company: user.companyName, companyId: user.productClientId, groupedBy: 'yearOfPayee' },
    payees: payeesOfPayments(ids),
  };
}

/**
 * Payments to each payee in a year, one page each, from all projects of the company; for people who run rents there.
 * Requested for a payment file, with its payees and the year in which it was sent, or for payments, with their payees
 * and years.
 */
export const payeeStatements: Report = {
  declare: async (request, context) => {
    await checkRentals(context, false);
    const { title, company, companyId, groupedBy, payees } =
      (await ofSending(request, context)) ?? (await ofPayments(request, context));
    const wording = inLanguage(texts, request.language);
    const { columns } = wording;
    const lines = statementLines(payees, companyId);
    const tax = await taxWord(context.db, lines);
    const hasGst = tax !== undefined;
    return {
      ...{ title, subtitle: company, filters: [wording.counted] },
      sections: [
        {
          ...{ title: '', shape: 'table', empty: wording.none, groupedBy, hasPages: true },
          columns: [
            column('day', columns.day, 70, 'date'),
            column('due', columns.due, 70, 'date'),
            column('number', columns.number, 96),
            column('reference', columns.reference, 80),
            column('agreement', columns.agreement, hasGst ? 100 : 140),
            column('project', columns.project, hasGst ? 90 : 120),
            ...amountColumns(request.language, tax),
          ],
          statement: lines,
        },
      ],
    };
  },
};
