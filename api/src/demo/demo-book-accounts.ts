import { demoCompanies } from './demo-accounts.ts';
import type { DemoBook } from './demo-book.ts';
import { namedId } from './demo-ids.ts';

const [rightway] = demoCompanies;

/** Ledger accounts for the invoices of the demo's broker. */
export function makeBookAccounts(book: DemoBook): void {
  const { lists } = book;
  const accounts = [
    { purpose: 'bank', account: '1010 Chequing account' },
    { purpose: 'receivable', account: '1200 Accounts Receivable' },
    { purpose: 'revenue', ledger: '4010', account: '4010 Land agent services' },
    { purpose: 'revenue', ledger: '4030', account: '4030 Mileage and travel' },
    { purpose: 'revenue', account: '4900 Other revenue' },
    { purpose: 'markUp', account: '4080 Mark-up on expenses' },
    { purpose: 'fixedFee', account: '4015 Fixed fees' },
    { purpose: 'tax', tax: 'GST', account: '2310 GST/HST payable' },
    { purpose: 'tax', tax: 'PST', account: '2320 PST payable' },
    { purpose: 'tax', tax: 'HST', account: '2310 GST/HST payable' },
    { purpose: 'inputTax', account: '2315 Input tax credits' },
    { purpose: 'expense', account: '5400 Reimbursable expenses' },
  ];
  accounts.forEach(({ purpose, ledger, tax, account }, place) => {
    book.link('book_account', {
      id: namedId('book_account', `${purpose} ${ledger ?? tax ?? ''}`),
      company_id: rightway.id,
      sequence: place + 1,
      purpose,
      ledger_code_id: ledger ? lists.id('ledger_code', ledger) : null,
      tax_type_id: tax ? lists.id('tax_type', tax) : null,
      account,
    });
  });
}
