import { ChoiceToggle, useTexts } from 'shared-ui';
import { type ShownKind, shownKinds } from './verdict.ts';

interface ShownFilterProps {
  readonly counts: Readonly<Record<ShownKind, number>>;
  readonly value: ShownKind;
  readonly onChange: (kind: ShownKind) => void;
}

/** Kinds that are shown even without rows: a zero is good news. */
const always: readonly ShownKind[] = ['all', 'errors', 'warnings', 'valid'];

/** The severity of rows of a kind. */
const tones: Readonly<Partial<Record<ShownKind, 'error' | 'warning' | 'success'>>> = {
  errors: 'error',
  warnings: 'warning',
  valid: 'success',
};

/** The number of rows of each kind; each number shows only those rows. */
export function ShownFilter({ counts, value, onChange }: ShownFilterProps) {
  const { t } = useTexts('projects');
  const shown = shownKinds.filter((kind) => always.includes(kind) || counts[kind] > 0 || kind === value);
  return (
    <ChoiceToggle
      label={t('agreementImport.review.show')}
      stands="apart"
      choices={shown.map((kind) => ({
        value: kind,
        label: t(`agreementImport.review.kind.${kind}`),
        count: counts[kind],
        tone: tones[kind],
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
