import { useId } from 'react';
import { useTexts } from 'shared-ui';
import classes from './review.module.css';
import { type ShownKind, shownKinds } from './verdict.ts';

interface ShownFilterProps {
  readonly counts: Readonly<Record<ShownKind, number>>;
  readonly value: ShownKind;
  readonly onChange: (kind: ShownKind) => void;
}

/** Kinds that are told even where no row is of them: a zero is good news. */
const always: readonly ShownKind[] = ['all', 'errors', 'warnings', 'valid'];

/** How many rows there are of each kind; each count shows those rows alone. */
export function ShownFilter({ counts, value, onChange }: ShownFilterProps) {
  const { t } = useTexts('projects');
  const group = useId();
  const shown = shownKinds.filter((kind) => always.includes(kind) || counts[kind] > 0 || kind === value);
  return (
    <fieldset className={classes['kinds']} aria-label={t('agreementImport.review.show')}>
      {shown.map((kind) => (
        <label key={kind} className={classes['kind']} data-kind={kind}>
          <input
            type="radio"
            name={group}
            checked={kind === value}
            onChange={() => onChange(kind)}
            className={classes['kindInput']}
          />
          {t(`agreementImport.review.kind.${kind}`)}{' '}
          <span className={classes['count']}>{counts[kind].toLocaleString('en-CA')}</span>
        </label>
      ))}
    </fieldset>
  );
}
