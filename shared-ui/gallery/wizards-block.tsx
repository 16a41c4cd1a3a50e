import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  ConfirmModal,
  DocumentUploadWizard,
  LinkItem,
  LinkItemSuccess,
  NewItem,
  NewItemSuccess,
  RecordActionModal,
  recordActions,
  Wizard,
  WizardError,
  WizardPage,
} from '../src/dialogs/index.ts';
import { TextField } from '../src/form/index.ts';
import classes from './gallery.module.css';
import { State } from './state.tsx';

const refuse = async (message: string) => {
  throw new Error(message);
};

/** Wizards: a new item, linked items, uploads; each with what goes wrong. */
export function WizardsBlock() {
  const [opened, setOpened] = useState<string>();
  const close = () => setOpened(undefined);
  const opener = (name: string) => (
    <Button key={name} variant="default" onClick={() => setOpened(name)}>
      {name}
    </Button>
  );
  return (
    <State name="Wizards">
      <div className={classes['row']}>
        {[
          'New item',
          'New item that fails',
          'Link items',
          'Link that fails',
          'Upload',
          'Documents alone',
        ].map(opener)}
      </div>
      <Wizard
        opened={opened?.startsWith('New') ?? false}
        onClose={close}
        title="New Agreement"
        initialPage="new"
      >
        <WizardPage name="new">
          <NewItem
            initialValues={{ name: '' }}
            validate={() => []}
            onCreate={async () => {
              if (opened === 'New item that fails') await refuse('An agreement of this name exists.');
            }}
          >
            <TextField name="name" label="Name" />
          </NewItem>
        </WizardPage>
        <WizardPage name="success">
          <NewItemSuccess item="Agreement" again="create" onOpen={close} />
        </WizardPage>
      </Wizard>
      <Wizard
        opened={opened?.startsWith('Link') ?? false}
        onClose={close}
        title="Link agreements"
        initialPage="search"
        width={705}
      >
        <WizardPage name="search">
          <LinkItem
            item="Agreement"
            selected={2}
            onLink={async () => {
              if (opened === 'Link that fails') await refuse('One of them is linked already.');
            }}
          >
            <p>The grid of agreements stands here.</p>
          </LinkItem>
        </WizardPage>
        <WizardPage name="success">
          <LinkItemSuccess item="Agreement" />
        </WizardPage>
        <WizardPage name="error">
          <WizardError />
        </WizardPage>
      </Wizard>
      <DocumentUploadWizard
        opened={opened === 'Upload' || opened === 'Documents alone'}
        onClose={close}
        documentOnly={opened === 'Documents alone'}
        allowsSpatial
        onSaveFiles={async () => {}}
        onAddLink={async () => {}}
      />
    </State>
  );
}

/** The modals that ask before something is done. */
export function ModalsBlock() {
  const [opened, setOpened] = useState<string>();
  const close = () => setOpened(undefined);
  return (
    <State name="Modals">
      <div className={classes['row']}>
        {[...recordActions, 'delete that fails', 'confirm', 'confirm that fails'].map((name) => (
          <Button key={name} variant="default" onClick={() => setOpened(name)}>
            {name}
          </Button>
        ))}
      </div>
      {recordActions.map((action) => (
        <RecordActionModal
          key={action}
          opened={opened === action || (action === 'delete' && opened === 'delete that fails')}
          action={action}
          item="agreement"
          count={2}
          names={['SL-0001', 'SL-0002']}
          onConfirm={() =>
            opened === 'delete that fails' ? refuse('SL-0001 has payments.') : Promise.resolve()
          }
          onClose={close}
        />
      ))}
      <ConfirmModal
        opened={opened?.startsWith('confirm') ?? false}
        title="Send the reset?"
        confirmLabel="Send"
        onConfirm={() =>
          opened === 'confirm that fails' ? refuse('The mail server does not answer.') : Promise.resolve()
        }
        onClose={close}
      >
        A mail goes to Ann Bell.
      </ConfirmModal>
    </State>
  );
}
