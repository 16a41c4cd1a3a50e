import { dateFormats } from 'shared-contracts/limits';
import { shownDate } from 'shared-contracts/shown-dates';
import { isDateIn } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { type FormValues, PlainCell, PlainTable } from 'shared-ui/form';
import classes from './lines.module.css';

/** The change of a row: its values before and after, or why it cannot be written. */
export interface BulkChange {
  readonly id: string;
  readonly revision: number;
  /** Its values as they are stored, by the fields of the edit: what takes the edit back. */
  readonly stored: FormValues;
  /** The name of the row. */
  readonly title: string;
  readonly changes: readonly {
    readonly field: string;
    readonly before?: string | null;
    readonly after?: string | null;
  }[];
  readonly faults: readonly { readonly message: string }[];
}

interface BulkPreviewProps {
  /** The group of the fields' texts. */
  readonly texts: string;
  readonly changes: readonly BulkChange[];
}

/** Rows that the preview shows; the others are counted. */
const most = 200;

/** The change of each row, before anything is written. */
export function BulkPreview({ texts, changes }: BulkPreviewProps) {
  const { t, language } = useTexts('projects');
  const shown = (value: string | null | undefined): string => {
    if (!value) return t('rows.bulk.empty');
    return isDateIn(dateFormats.input, value) ? shownDate(value, language) : value;
  };
  const lines = ({ changes: fields, faults }: BulkChange): readonly string[] => [
    ...fields.map(
      ({ field, before, after }) => `${t(`${texts}.${field}`)}: ${shown(before)} → ${shown(after)}`,
    ),
    ...faults.map(({ message }) => message),
  ];
  // Changes that cannot be written prevent the edit, so they come first.
  const ordered = changes.toSorted((one, other) => other.faults.length - one.faults.length);
  return (
    <div className={classes['preview']}>
      <PlainTable
        label={t('rows.bulk.previewLabel')}
        columns={[{ label: t(`${texts}.Item`) }, { label: t('rows.bulk.what') }]}
      >
        {ordered.slice(0, most).map((change) => (
          <tr key={change.id}>
            <th scope="row">{change.title}</th>
            <PlainCell kind="long">{lines(change).join('; ') || t('rows.bulk.unchanged')}</PlainCell>
          </tr>
        ))}
      </PlainTable>
      {ordered.length > most && <p>{t('rows.bulk.others', { count: ordered.length - most })}</p>}
    </div>
  );
}
