import { useTexts } from 'shared-ui';
import { PlainCell } from 'shared-ui/form';
import { moneyText } from '../timesheets/amount-text.ts';

/** The figures of a return, by their lines on the federal form. */
const taxFigures = ['sales', 'taxable', 'charged', 'credits', 'net'] as const;

type TaxFigures = Readonly<Record<(typeof taxFigures)[number], string | null>>;

/** The headings of the figures; a phone has only what is left. */
export function useTaxColumns() {
  const { t } = useTexts('billing');
  return taxFigures.map((name) => ({
    label: t(`invoices.taxes.column.${name}`),
    kind: name === 'net' ? ('figure' as const) : (['figure', 'roomy'] as const),
  }));
}

/** The figures of a sum or an invoice: empty where its return has no such line. */
export function TaxFigureCells({ of }: { readonly of: TaxFigures }) {
  const { language } = useTexts('billing');
  return taxFigures.map((name) => (
    <PlainCell key={name} kind={name === 'net' ? 'figure' : ['figure', 'roomy']}>
      {of[name] === null ? '' : moneyText(of[name], language)}
    </PlainCell>
  ));
}
