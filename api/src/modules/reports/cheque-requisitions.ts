import { inLanguage, type Language } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';
import { texts } from '../../generated/texts/cheque-requisitions.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { companyZone } from '../../records/company-zone-store.ts';
import { checkRentals } from '../rentals/index.ts';
import {
  chequeLines,
  haveMethods,
  payeeLines,
  type RequisitionHead,
  requisitionHead,
} from './cheque-requisitions-store.ts';
import { amountColumns } from './payment-amounts.ts';
import { taxWord } from './payment-amounts-store.ts';
import { column, type DeclaredReport, type Report } from './report-declaration.ts';

/** Declares the list of cheques, one for each payee, followed by a page for each with what it pays. */
function declareRequisitions(
  id: string,
  head: RequisitionHead,
  zone: string,
  language: Language,
  { tax, hasMethod }: { readonly tax: string | undefined; readonly hasMethod: boolean },
): DeclaredReport {
  const wording = inLanguage(texts, language);
  const amounts = amountColumns(language, tax);
  const hasGst = tax !== undefined;
  const day = (at: Date) => shownDate(dayIn(zone, at), language);
  return {
    title: wording.title(head.number),
    subtitle: head.company,
    filters: [
      wording.prepared(head.preparedBy, day(head.preparedOn)),
      wording.approved(head.approvedBy, day(head.approvedOn)),
      wording.sent(head.sentBy, day(head.sentOn)),
    ],
    sections: [
      {
        title: wording.list,
        shape: 'table',
        empty: wording.none,
        columns: [
          ...(head.isByPayee ? [column('voucher', wording.voucher, 110)] : []),
          column('payee', wording.payee, hasGst ? 130 : 170),
          ...(hasMethod ? [column('method', wording.method, 80)] : []),
          column('vendor', wording.vendor, 70),
          column('address', wording.address, (hasGst ? 150 : 210) - (hasMethod ? 60 : 0)),
          column('payments', wording.payments, 60, 'number'),
          ...amounts,
        ],
        statement: chequeLines(id, wording.methods),
      },
      {
        title: '',
        shape: 'table',
        empty: wording.none,
        groupedBy: 'payee',
        hasPages: true,
        columns: [
          column('number', wording.number, 96),
          column('due', wording.due, 70, 'date'),
          column('agreement', wording.agreement, hasGst ? 110 : 160),
          column('project', wording.project, hasGst ? 90 : 110),
          column('afe', wording.afe, 64),
          column('cost', wording.cost, 64),
          ...amounts,
        ],
        statement: payeeLines(id, wording.methods),
      },
    ],
  };
}

/** Cheque requisitions for payments that were sent together; for people who run rents in their company. */
export const chequeRequisitions: Report = {
  declare: async ({ source, language }, context) => {
    const [id, ...others] = source.ids;
    if (id === undefined || others.length > 0) throw badInput(messageFrom(texts, ({ oneFile }) => oneFile));
    await checkRentals(context, false);
    const head = await requisitionHead(context.db, id);
    if (!head || head.ownerId !== context.user.productClientId) throw notFound();
    const zone = await companyZone(context.db, head.ownerId);
    const has = {
      tax: await taxWord(context.db, payeeLines(id, inLanguage(texts, language).methods)),
      hasMethod: await haveMethods(context.db, id),
    };
    return declareRequisitions(id, head, zone, language, has);
  },
};
