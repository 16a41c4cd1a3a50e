import { Suspense, useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import type { ContactCardParent } from 'shared-contracts/graphql';
import { largestDelete } from 'shared-contracts/grids';
import { lazyScreen, showToast, useTexts } from 'shared-ui';
import { ContactMenu } from 'shared-ui/communications';
import { Wizard, WizardPage } from 'shared-ui/dialogs';
import { dayHere, useLogRows } from './use-log-rows.ts';

/** Fetched when the first table of contacts opens. */
const LogForm = lazyScreen(async () => (await import('./log-form.tsx')).LogForm);

interface LogOnRowsProps {
  readonly source: ContactCardParent;
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  /** Why nothing can be logged on them, where that is so. */
  readonly blockedBy: string | undefined;
  readonly onDone: () => void;
}

/**
 * Logs a contact on each of the selected rows of a tab, by its button or `L`: made now, with whom each concerns. Others
 * are typed in a table.
 */
export function LogOnRows({ source, rows, blockedBy, onDone }: LogOnRowsProps) {
  const { t } = useTexts('projects');
  const [isTyping, setTyping] = useState(false);
  const log = useLogRows(source, onDone);
  const tooMany =
    rows.length > largestDelete ? t('rows.actions.tooMany', { most: largestDelete }) : undefined;
  return (
    <>
      <ContactMenu
        label={t('rows.log.onSelected', { count: rows.length })}
        disabledBy={blockedBy ?? tooMany}
        onChoose={(choice) =>
          void log(
            dayHere(),
            rows.map(({ id }) => ({ parentId: id, choice, comments: null })),
          ).catch((error: unknown) =>
            showToast({
              kind: 'error',
              message: failureText(error) ?? (error instanceof Error ? error.message : ''),
            }),
          )
        }
        onWrite={() => setTyping(true)}
      />
      {isTyping && (
        <Wizard opened onClose={() => setTyping(false)} title={t('rows.log.title')} initialPage="log">
          <WizardPage name="log">
            <Suspense fallback={null}>
              <LogForm rows={rows} onDone={onDone} source={source} />
            </Suspense>
          </WizardPage>
        </Wizard>
      )}
    </>
  );
}
