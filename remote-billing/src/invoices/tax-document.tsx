import { useState } from 'react';
import { zoneHere } from 'shared-contracts/grids';
import type { OutputFormat } from 'shared-contracts/reports';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { MenuButton } from 'shared-ui/form';
import { MakingDialog } from 'shared-ui/reports';
import type { TaxReturnsQueryVariables } from '../generated/operations.ts';

/** The forms in which a return is printed and worked with. */
const formats = ['PDF', 'Excel', 'Word'] as const satisfies readonly OutputFormat[];

/** The return of the chosen days as a document: its sums, each tax and rate, and the invoices behind them. */
export function TaxDocument({ variables }: { readonly variables: TaxReturnsQueryVariables }) {
  const { t, language } = useTexts('billing');
  const [made, setMade] = useState<OutputFormat>();
  const { fromDate, toDate } = variables;
  const [from, to] = [shownDate(fromDate, language), shownDate(toDate, language)];
  return (
    <>
      <MenuButton
        label={t('invoices.taxes.generate')}
        items={formats.map((format) => ({
          label: t(`invoices.taxes.as.${format}`),
          onChoose: () => setMade(format),
        }))}
      />
      {made && (
        <MakingDialog
          title={t('invoices.taxes.title')}
          purpose={t('invoices.taxes.purpose', { from, to })}
          path="reports/tax-return"
          body={{ ...variables, outputFormat: made, zone: zoneHere(), language }}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}
