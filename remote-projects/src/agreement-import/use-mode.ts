import { useMemo, useState } from 'react';
import { type ImportMode, importModes } from 'shared-contracts/agreement-import';
import { useTexts } from 'shared-ui';
import type { Review } from './use-review.ts';
import { openModes } from './verdict.ts';

/** The rows that will be imported: the choice of a person, or the widest one that is open. */
export interface ChosenMode {
  readonly mode: ImportMode;
  readonly choose: (mode: ImportMode) => void;
  /** Why a mode is closed (002 §5). */
  readonly blocked: Readonly<Record<ImportMode, string | undefined>>;
  readonly isAnyOpen: boolean;
}

/** Which rows of a review will be imported. */
export function useMode({ records }: Pick<Review, 'records'>): ChosenMode {
  const { t } = useTexts('projects');
  const open = useMemo(() => openModes(records.values()), [records]);
  const [chosen, choose] = useState<ImportMode>();
  const blocked = {
    ImportValid: open.hasValidAgreement ? undefined : t('agreementImport.review.needsValid'),
    ImportWarningsAndValid: !open.hasWarning
      ? t('agreementImport.review.needsWarnings')
      : open.hasAgreement
        ? undefined
        : t('agreementImport.review.needsAgreement'),
  };
  const modes = importModes.filter((mode) => !blocked[mode]);
  const mode = modes.find((one) => one === chosen) ?? modes.at(-1) ?? 'ImportValid';
  return { mode, choose, blocked, isAnyOpen: modes.length > 0 };
}
