import { compareDecimals, productOf } from 'shared-contracts/decimal';
import { dayFromToday, momentFromToday, mondayBefore } from './calendar.ts';
import { demoAccounts, demoCompanies } from './demo-accounts.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { DemoBook } from './demo-book.ts';
import { makeFixedFee, makeTermLines, noTerms } from './demo-contract.ts';
import { makeExpenses } from './demo-expenses.ts';
import { namedId } from './demo-ids.ts';
import type { DemoOffice, DemoRate } from './demo-office.ts';
import type { DemoProject } from './demo-projects.ts';
import { makeWeekHistory } from './demo-week-history.ts';

const [rightway, northfork, prairie] = demoCompanies;
const [, broker, invoicing] = demoAccounts;
const leader = demoAccounts.find(({ userName }) => userName.startsWith('leader@'));

const weeks = 12;

/** A billed line of time in the demo. */
export interface DemoBilledTime {
  readonly id: string;
  readonly project: DemoProject;
  readonly rate: DemoRate;
  readonly date: string;
  readonly quantity: string;
  /** Records the invoice line that bills it. */
  readonly billedBy: (invoiceLineId: string) => void;
}

/** The status of a week: the newest is a draft, the next submitted, later ones approved, and the oldest billed. */
const statusOf = (week: number) =>
  week === 0 ? 'NOT_INVOICED' : week < 4 ? 'PENDING' : week < 8 ? 'APPROVED' : 'INVOICED';

/** The exceptions among the lines: sent back, on hold, without a rate. */
function marksOf(week: number, day: number, personId: string) {
  const isSentBack = week === 0 && day === 1;
  const isHeld = week === 5 && day === 2 && personId === broker.id;
  const status = statusOf(week);
  const isApproved = status === 'APPROVED' || status === 'INVOICED';
  return {
    sent_back_reason: isSentBack ? 'Which owner was this visit for?' : null,
    sent_back_by_id: isSentBack ? (leader?.id ?? null) : null,
    approved_by_id: isApproved ? (leader?.id ?? null) : null,
    approved_at: isApproved ? momentFromToday(mondayBefore(week) + 8) : null,
    hold_reason: isHeld ? 'The client asks for the map of these visits first.' : null,
    held_by_id: isHeld ? invoicing.id : null,
  };
}

/** The weeks of the broker's people; returns the lines that are billed already. */
export function makeTimesheets(
  book: DemoBook,
  { rates, northforkRates, termRates }: DemoOffice,
  projects: readonly DemoProject[],
  agreements: readonly DemoAgreement[],
  copy: number,
): readonly DemoBilledTime[] {
  const { random } = book;
  const billed: DemoBilledTime[] = [];
  const ours = projects.filter(({ companies }) => companies.includes(rightway.id));
  const withFee = ours.filter(({ operator }) => operator.id === prairie.id).at(-1);
  if (copy === 0 && withFee) makeFixedFee(book, withFee.id);
  for (const { id: userId } of [broker, invoicing]) {
    for (let week = 0; week < weeks; week += 1) {
      const monday = mondayBefore(week + copy * weeks);
      const status = statusOf(week);
      const timesheetId = book.add('timesheet', {
        user_id: userId,
        product_client_id: rightway.id,
        week_starting: dayFromToday(monday),
        status,
        notes: week % 5 === 3 ? 'Two days in the field.' : null,
      });
      if (week === 3 && copy === 0)
        book.link('timesheet_day', {
          id: namedId('timesheet_day', timesheetId),
          timesheet_id: timesheetId,
          date: dayFromToday(monday + 2),
          reason: 'Started before midnight to meet the crew at the river crossing.',
        });
      for (let day = 0; day < 5; day += 1) {
        const project = random.pick(ours);
        const base = random.pick(rates);
        const isByKilometre = compareDecimals(base.price, '1') < 0;
        const quantity = String(isByKilometre ? random.between(40, 300) : random.between(2, 9));
        const agreementId = random.chance(0.4)
          ? (agreements.find((agreement) => agreement.project === project)?.id ?? null)
          : null;
        // A client's own rate has priority over the default rate, as in the API.
        const own = project.operator.id === northfork.id ? northforkRates[rates.indexOf(base)] : undefined;
        const rate = own ?? base;
        const isRated = !(week === 4 && day === 4);
        const line = {
          timesheet_id: timesheetId,
          surface_project_id: project.id,
          sequence: day + 1,
          kind: isByKilometre ? 'Kilometres' : 'Time',
          date: dayFromToday(monday + day),
          agreement_id: agreementId,
          work: isRated ? rate.work : 'Archaeology support',
          rate_id: isRated ? rate.id : null,
          rate_kind: isRated ? rate.rateType : 'Unknown',
          ledger_code_id: isRated ? rate.ledgerCodeId : null,
          is_taxable: isRated ? rate.isTaxable : true,
          quantity,
          unit_price: isRated ? rate.price : '0',
          amount: isRated ? productOf(quantity, rate.price) : '0',
          ...{ receipt_tax: null, supplier_tax_number: null },
          ...noTerms.line,
          description: random.pick(['Owner visits', 'Title work', 'Offer preparation', 'Survey review']),
          status,
          ...marksOf(week, day, userId),
          product_client_id: rightway.id,
          user_id: userId,
        };
        const id = book.ids.next('timesheet_entry');
        let invoiceLineId: string | null = null;
        if (status === 'INVOICED')
          billed.push({
            ...{ id, project, rate, quantity, date: line.date },
            billedBy: (billedLine) => {
              invoiceLineId = billedLine;
            },
          });
        book.link('timesheet_entry', {
          id,
          ...line,
          // Only known after the invoices are made.
          get invoice_line_id() {
            return invoiceLineId;
          },
        });
      }
      const ofPrairie = ours.find(({ operator }) => operator.id === prairie.id);
      if (copy === 0 && week === 6 && userId === broker.id && ofPrairie)
        makeTermLines(book, {
          ...{ timesheetId, userId, week, projectId: ofPrairie.id, rates: termRates },
          common: {
            status,
            ...marksOf(week, 5, userId),
            ...{ receipt_tax: null, supplier_tax_number: null },
          },
        });
      const [project] = ours;
      if (copy === 0 && project)
        makeExpenses(book, {
          ...{ timesheetId, userId, week, status, projectId: project.id },
          ledgerCodeId: rates[0]?.ledgerCodeId ?? null,
          marks: marksOf(week, 5, userId),
        });
      if (copy === 0) makeWeekHistory(book, { timesheetId, userId, week });
    }
  }
  if (copy === 0)
    book.link('day_lock', {
      id: namedId('day_lock', rightway.code),
      revision: 1,
      product_client_id: rightway.id,
      from_date: dayFromToday(-365),
      to_date: dayFromToday(mondayBefore(weeks) - 1),
      reason: 'The books of these months are closed',
      reopen_reason: null,
      changed_by_id: null,
      changed_on: momentFromToday(mondayBefore(weeks)),
    });
  return billed;
}
