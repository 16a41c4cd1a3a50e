import { useState } from 'react';
import { priceText } from 'shared-contracts/billing';
import { useTexts } from 'shared-ui';
import { HeaderButton, PlainCell, PlainTable, TextField } from 'shared-ui/form';
import { moneyText, quantityText } from '../timesheets/amount-text.ts';
import { DraftActions, DraftLineActions } from './draft-line-actions.tsx';
import { type InvoiceRecord, isDraft } from './invoice-record.ts';
import classes from './invoices.module.css';
import { chargeTexts, codingOf, lineTaxText } from './paper-lines.ts';

/** Lines that are in sight at first, and that each press adds. */
const page = 50;

interface InvoiceLinesProps {
  readonly invoice: InvoiceRecord;
  readonly mayWrite: boolean;
  /** Called with the invoice after a step. */
  readonly onStep: (next: InvoiceRecord) => void;
}

/** The lines of an invoice: their words are edited, their quantities and prices are those of the time. */
export function InvoiceLines({ invoice, mayWrite, onStep }: InvoiceLinesProps) {
  const { t, language } = useTexts('billing');
  const [shown, setShown] = useState(page);
  const { lines } = invoice;
  const isCharged = mayWrite && isDraft(invoice);
  const label = (name: string) => t(`invoices.line.${name}`);
  return (
    <section className={classes['lines']}>
      <h2>{t('invoices.section.lines')}</h2>
      {isDraft(invoice) && <p className={classes['hint']}>{label('hint')}</p>}
      {isCharged && <DraftActions invoice={invoice} onStep={onStep} />}
      <PlainTable
        label={t('invoices.lines')}
        columns={[
          { label: label('description') },
          { label: label('ledgerCode'), kind: 'roomy' },
          { label: label('quantity'), kind: ['figure', 'roomy'] },
          { label: label('unitPrice'), kind: ['figure', 'roomy'] },
          { label: label('amount'), kind: 'figure' },
        ]}
      >
        {lines.slice(0, shown).map((line, place) => (
          <tr key={line.id}>
            <td className={classes['words']} data-labels="hidden">
              <TextField name={`lines[${place}].description`} label={label('description')} />
              <p className={classes['coding']}>{codingOf(line, t)}</p>
              {chargeTexts(line, t, language).map((text) => (
                <p key={text} className={classes['coding']}>
                  {text}
                </p>
              ))}
              {isCharged && (
                <div className={classes['steps']}>
                  <DraftLineActions invoice={invoice} line={line} onStep={onStep} />
                </div>
              )}
            </td>
            <PlainCell kind="roomy">
              {line.ledgerCode?.code}
              {!line.isTaxable && ` · ${label('noneTaxable')}`}
            </PlainCell>
            <PlainCell kind={['figure', 'roomy']}>{quantityText(line.quantity, language)}</PlainCell>
            <PlainCell kind={['figure', 'roomy']}>{priceText(line.unitPrice)}</PlainCell>
            <PlainCell kind="figure">
              {moneyText(line.amount, language)}
              <small className={classes['lineTax']}>{lineTaxText(line, language)}</small>
            </PlainCell>
          </tr>
        ))}
      </PlainTable>
      {lines.length > shown && (
        <HeaderButton onClick={() => setShown(shown + page)}>
          {t('invoices.line.more', { n: lines.length - shown })}
        </HeaderButton>
      )}
    </section>
  );
}
