import { dateFormats } from 'shared-contracts/limits';
import { shownDate } from 'shared-contracts/shown-dates';
import { isDateIn } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import type { PreviewAgreementsQuery } from '../generated/operations.ts';
import classes from '../rows/lines.module.css';

type Change = PreviewAgreementsQuery['changes'][number];

/** Rows that the preview shows; the others are counted. */
const most = 200;

/** What becomes of each agreement: the values before and after, or why it cannot be written. */
export function PreviewTable({ changes }: { readonly changes: readonly Change[] }) {
  const { t, language } = useTexts('projects');
  const shown = (value: string | null | undefined): string => {
    if (!value) return t('agreements.bulk.empty');
    return isDateIn(dateFormats.input, value) ? shownDate(value, language) : value;
  };
  const lines = ({ changes: fields, faults }: Change): readonly string[] => [
    ...fields.map(
      ({ field, before, after }) => `${t(`agreements.${field}`)}: ${shown(before)} → ${shown(after)}`,
    ),
    ...faults.map(({ message }) => message),
  ];
  // What cannot be written stands in the way, so it stands first.
  const ordered = changes.toSorted((one, other) => other.faults.length - one.faults.length);
  return (
    <div className={classes['preview']}>
      <PlainTable
        label={t('agreements.bulk.previewLabel')}
        columns={[{ label: t('agreements.Item') }, { label: t('agreements.bulk.what') }]}
      >
        {ordered.slice(0, most).map((change) => (
          <tr key={change.agreement.id}>
            <th scope="row">
              {change.agreement.referenceNumber || change.agreement.agreementNumber || change.agreement.name}
            </th>
            <PlainCell kind="long">{lines(change).join('; ') || t('agreements.bulk.unchanged')}</PlainCell>
          </tr>
        ))}
      </PlainTable>
      {ordered.length > most && <p>{t('agreements.bulk.others', { count: ordered.length - most })}</p>}
    </div>
  );
}
