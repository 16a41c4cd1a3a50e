import { type ReactNode, useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import classes from './wizard.module.css';
import { useWizard } from './wizard-context.ts';
import { WizardButton, WizardButtons } from './wizard-page.tsx';

interface LinkItemProps {
  /** The kind of the linked items, as 'Agreement'. */
  readonly item: string;
  /** How many rows of the grid are selected. */
  readonly selected: number;
  /** Links them; the wizard continues to 'success', or to 'error' with the message of the thrown error. */
  readonly onLink: () => Promise<void>;
  /** The grid that is searched. */
  readonly children: ReactNode;
}

/** The page that links items: 'Search and Select {item}' and 'Link (n)' (000 §2). */
export function LinkItem({ item, selected, onLink, children }: LinkItemProps) {
  const { t } = useDialogTexts();
  const wizard = useWizard();
  const [isBusy, setBusy] = useState(false);
  const link = async () => {
    setBusy(true);
    try {
      await onLink();
      wizard.go('replace', 'success');
    } catch (error) {
      wizard.fail(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <h3 className={classes['title']}>{t('wizard.search', { item })}</h3>
      <div className={classes['search']}>{children}</div>
      <WizardButtons>
        <WizardButton label={t('cancel')} onClick={wizard.close} />
        <WizardButton
          label={t('wizard.link', { n: selected })}
          isPrimary
          isBusy={isBusy}
          isDisabled={selected === 0 || isBusy}
          title={selected === 0 ? t('wizard.selectFirst') : undefined}
          onClick={() => void link()}
        />
      </WizardButtons>
    </>
  );
}
