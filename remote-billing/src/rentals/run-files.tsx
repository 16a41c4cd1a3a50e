import { shownDateTime } from 'shared-contracts/shown-dates';
import { useRest, useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { GenerateMenu } from 'shared-ui/reports';
import { moneyText } from '../timesheets/amount-text.ts';
import type { Run } from './use-rental-steps.ts';

/** What payments that went out together make: files for the payables system, and requisitions of cheques. */
function SendingRow({ run, sending }: { readonly run: Run; readonly sending: Run['sendings'][number] }) {
  const { t, language } = useTexts('billing');
  const rest = useRest();
  const address = `${rest.address}rent-files/${sending.id}`;
  const name = `${run.number ?? ''}-${sending.sequence}`;
  return (
    <tr>
      <th scope="row">{name}</th>
      <PlainCell kind="figure">{sending.paymentCount}</PlainCell>
      <PlainCell kind="figure">{moneyText(sending.total, language)}</PlainCell>
      <PlainCell kind="roomy">{shownDateTime(sending.sentOn, language)}</PlainCell>
      <PlainCell kind="roomy">{sending.sentBy.fullName}</PlainCell>
      <PlainCell kind="action">
        <a href={address} download>
          {t('rentals.files.csv')}
        </a>{' '}
        <a href={`${address}?format=xlsx`} download>
          {t('rentals.files.excel')}
        </a>{' '}
        <GenerateMenu
          entries={[
            { label: t('rentals.files.cheques'), report: 'chequeRequisitions' },
            { label: t('rentals.files.statements'), report: 'payeeStatements' },
            { label: t('rentals.files.letters'), report: 'paymentLetter' },
          ]}
          source={{ parentId: null, ids: [sending.id] }}
          isNew={false}
          name={t('rentals.files.generate', { name })}
        />
      </PlainCell>
    </tr>
  );
}

/** The files that the payments of a run went out with. */
export function RunFiles({ run }: { readonly run: Run }) {
  const { t } = useTexts('billing');
  if (run.sendings.length === 0) return null;
  return (
    <PlainTable
      label={t('rentals.files.title')}
      columns={[
        { label: t('rentals.files.file') },
        { label: t('rentals.files.payments'), kind: 'figure' },
        { label: t('rentals.column.total'), kind: 'figure' },
        { label: t('rentals.sentOn'), kind: 'roomy' },
        { label: t('rentals.files.sentBy'), kind: 'roomy' },
        { label: t('rentals.files.outputs'), kind: 'action' },
      ]}
    >
      {run.sendings.map((sending) => (
        <SendingRow key={sending.id} run={run} sending={sending} />
      ))}
    </PlainTable>
  );
}
