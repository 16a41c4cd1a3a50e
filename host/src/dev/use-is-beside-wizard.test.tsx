import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Wizard, WizardPage } from 'shared-ui/dialogs';
import { renderInShell } from 'shared-ui/testing';
import { it } from 'vitest';
import { panelWidth } from '../session/dev-settings.ts';
import { useIsBesideWizard } from './use-is-beside-wizard.ts';

function Panel() {
  return <output>{panelWidth({ isOpen: true, flags: {}, manifests: {} }, useIsBesideWizard())}</output>;
}

it('the panel is 275 wide as long as a wizard is open beside it, whenever that opens', async () => {
  let open: (opened: boolean) => void = () => {};
  function Page() {
    const [opened, setOpened] = useState(false);
    open = setOpened;
    return (
      <>
        <Panel />
        <Wizard opened={opened} onClose={() => {}} title="Link" initialPage="one">
          <WizardPage name="one">a page</WizardPage>
        </Wizard>
      </>
    );
  }
  renderInShell(<Page />);
  await screen.findByText('500');
  act(() => open(true));
  await screen.findByText('275');
  act(() => open(false));
  await screen.findByText('500');
});
