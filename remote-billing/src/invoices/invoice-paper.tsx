import { Fragment } from 'react';
import { afeText, orderText, priceText } from 'shared-contracts/billing';
import { productOf, sumOf } from 'shared-contracts/decimal';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { moneyText, quantityText } from '../timesheets/amount-text.ts';
import { type InvoiceRecord, isDraft } from './invoice-record.ts';
import classes from './invoices.module.css';
import { codingOf, madeOf, paperCharges, sameOf, showsTaxes, sumsOf } from './paper-lines.ts';

/** The columns that a phone has room for. */
const ends: ReadonlySet<string> = new Set(['description', 'amount']);

/** Lines that the paper shows; the others are counted. */
const most = 100;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const wordsIn = (lines: unknown, place: number): string => {
  const line: unknown = Array.isArray(lines) ? lines[place] : undefined;
  return typeof line === 'object' && line !== null && 'description' in line ? textIn(line.description) : '';
};

interface FactProps {
  readonly label: string;
  readonly value: string | null | undefined;
}

const Fact = ({ label, value }: FactProps) =>
  value ? (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;

function Lines({ invoice, words }: { readonly invoice: InvoiceRecord; readonly words: unknown }) {
  const { t, language } = useTexts('billing');
  const sums = sumsOf(invoice, (day) => shownDate(day, language));
  const areTaxesShown = showsTaxes(invoice);
  const wide = areTaxesShown ? 4 : 3;
  return (
    <>
      {invoice.lines.slice(0, most).map((line, place) => {
        const { id, description, quantity, unitPrice, amount, isTaxable, tax } = line;
        const sum = sums.get(id);
        const charges = paperCharges(line, t, language);
        return (
          <Fragment key={id}>
            <tr>
              <td>
                {wordsIn(words, place) || description}
                {!isTaxable && ` · ${t('invoices.line.notTaxed')}`}
                <small>{codingOf(line, t)}</small>
                <small className={classes['narrow']} aria-hidden>
                  {madeOf(line, language)}
                </small>
                {charges && <small>{charges}</small>}
              </td>
              <td className={classes['wide']}>{quantityText(quantity, language)}</td>
              <td className={classes['wide']}>{priceText(unitPrice)}</td>
              {areTaxesShown && (
                <td className={classes['wide']}>{tax !== null && moneyText(tax, language)}</td>
              )}
              <td>{moneyText(amount, language)}</td>
            </tr>
            {sum && (
              <tr data-sum>
                <th scope="row" colSpan={wide}>
                  {t('invoices.paper.sumOf', { name: sum.name || t('invoices.paper.nothing') })}
                </th>
                <td>{moneyText(sum.amount, language)}</td>
              </tr>
            )}
          </Fragment>
        );
      })}
      {invoice.lines.length > most && (
        <tr>
          <td colSpan={wide + 1}>{t('invoices.paper.more', { n: invoice.lines.length - most })}</td>
        </tr>
      )}
    </>
  );
}

function Sums({ invoice }: { readonly invoice: InvoiceRecord }) {
  const { t, language } = useTexts('billing');
  const { subtotal, discount, discountPercent, taxes, total } = invoice;
  const wide = showsTaxes(invoice) ? 4 : 3;
  const sum = (label: string, amount: string, isTotal = false) => (
    <tr data-total={isTotal || undefined}>
      <th scope="row" colSpan={wide}>
        {label}
      </th>
      <td>{moneyText(amount, language)}</td>
    </tr>
  );
  return (
    <tfoot>
      {discount !== '0' && (
        <>
          {sum(t('invoices.paper.sumOfLines'), sumOf([subtotal, discount]))}
          {sum(
            t(discountPercent === null ? 'invoices.paper.discount' : 'invoices.paper.discountOf', {
              percent: quantityText(discountPercent ?? '', language),
            }),
            productOf(discount, '-1'),
          )}
        </>
      )}
      {sum(t('invoices.paper.subtotal'), subtotal)}
      {taxes.map(({ id, label, rate, taxable, amount }) => (
        <tr key={id}>
          <th scope="row" colSpan={wide}>
            {t('invoices.paper.tax', {
              name: label,
              rate: quantityText(rate, language),
              taxable: moneyText(taxable, language),
            })}
          </th>
          <td>{moneyText(amount, language)}</td>
        </tr>
      ))}
      {sum(t('invoices.paper.total'), total, true)}
    </tfoot>
  );
}

/**
 * The invoice as the client sees it, including unsaved edits. Canadian invoices name both parties, the terms and the
 * tax registration.
 */
export function InvoicePaper({ invoice }: { readonly invoice: InvoiceRecord }) {
  const { t, language } = useTexts('billing');
  const values = useFormValues();
  const { kind, number, periodStart, periodEnd, reverses, credits, dueDate } = invoice;
  const date = textIn(values['invoiceDate']) || invoice.invoiceDate;
  const terms = textIn(values['terms']);
  // The server counts from the date and the terms that it has.
  const isDueKnown = date === invoice.invoiceDate && terms === (invoice.terms ?? '');
  const column = (name: string) => t(`invoices.line.${name}`);
  const tax = showsTaxes(invoice) ? ['tax'] : [];
  const columns = ['description', 'quantity', 'unitPrice', ...tax, 'amount'];
  return (
    <article className={classes['paper']} aria-label={t('invoices.section.paper')}>
      <header>
        <div>
          <strong>{invoice.supplierName}</strong>
          {invoice.supplierAddress && <span className={classes['supplier']}>{invoice.supplierAddress}</span>}
        </div>
        <h2>{t(`invoices.paper.titles.${kind}`)}</h2>
      </header>
      {isDraft(invoice) && <p className={classes['stamp']}>{t('invoices.paper.draft')}</p>}
      {credits && <p>{t('invoices.paper.credits', { number: credits.number ?? '' })}</p>}
      {reverses && <p>{t('invoices.paper.reverses', { number: reverses.number ?? '' })}</p>}
      <dl>
        <Fact label={t('invoices.paper.number')} value={number} />
        <Fact label={t('invoices.paper.date')} value={shownDate(date, language)} />
        <Fact
          label={t('invoices.paper.dueDate')}
          value={isDueKnown ? dueDate && shownDate(dueDate, language) : t('invoices.paper.dueAfterSave')}
        />
        <Fact label={t('invoices.paper.project')} value={sameOf(invoice, 'projectName')} />
        <Fact label={t('invoices.paper.afe')} value={afeText(sameOf(invoice, 'afeNumber') ?? '')} />
        <Fact label={t('invoices.paper.costCentre')} value={sameOf(invoice, 'costCentre')} />
        <Fact
          label={t('invoices.paper.purchaseOrder')}
          value={orderText(sameOf(invoice, 'purchaseOrder') ?? '')}
        />
        <Fact label={t('invoices.paper.terms')} value={terms || null} />
        <Fact label={t('invoices.paper.registration')} value={invoice.taxNumber} />
        <Fact label={t('invoices.paper.otherTaxNumbers')} value={invoice.otherTaxNumbers} />
        <Fact label={t('invoices.paper.reason')} value={invoice.reversalReason} />
      </dl>
      <address>
        <span>{t('invoices.paper.billTo')}</span>
        <strong>{invoice.buyerName}</strong>
        {invoice.buyerAddress || t('invoices.paper.noAddress')}
      </address>
      {periodStart && periodEnd && (
        <p>
          {t('invoices.paper.period', {
            from: shownDate(periodStart, language),
            to: shownDate(periodEnd, language),
          })}
        </p>
      )}
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" {...(ends.has(name) ? {} : { className: classes['wide'] })}>
                {column(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Lines invoice={invoice} words={values['lines']} />
        </tbody>
        <Sums invoice={invoice} />
      </table>
      {invoice.remittance && (
        <p className={classes['notes']}>
          <strong>{t('invoices.paper.remittance')}</strong> {invoice.remittance}
        </p>
      )}
      {invoice.paperKept === 'Later' && <p>{t('invoices.paper.keptLater')}</p>}
      {textIn(values['notes']) && <p className={classes['notes']}>{textIn(values['notes'])}</p>}
    </article>
  );
}
