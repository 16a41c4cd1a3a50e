import type { BulkAction, BulkActionProps } from 'shared-contracts';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import { useTexts } from 'shared-ui';
import { Wizard, WizardPage } from 'shared-ui/dialogs';
import { LogForm } from '../rows/log-form.tsx';

/** Logs a contact on each of the selected records of a list, all or none; it can be undone from its message. */
export function logContacts(source: CommunicationParentKind): BulkAction {
  return function LogContacts({ rows, onDone, onClose }: BulkActionProps) {
    const { t } = useTexts('projects');
    return (
      <Wizard opened onClose={onClose} title={t('rows.log.title')} initialPage="log">
        <WizardPage name="log">
          <LogForm rows={rows} onDone={onDone} source={source} />
        </WizardPage>
      </Wizard>
    );
  };
}
