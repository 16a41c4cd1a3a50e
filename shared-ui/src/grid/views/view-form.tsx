import { type ReactElement, useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import type { GridView, OfferedView } from 'shared-contracts/grids';
import { SubmitButton } from '../../form/saving/submit-button.tsx';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { GridPopover } from '../grid-popover.tsx';
import type { SavedViews } from './use-saved-views.ts';
import { ViewFields } from './view-fields.tsx';
import '../grid-styles.ts';

interface ViewFormProps extends Pick<SavedViews, 'save'> {
  readonly target: ReactElement;
  readonly views: readonly OfferedView[];
  /** The view to save. */
  readonly view: GridView;
  readonly mayShare: boolean;
  readonly onOpen: (view: OfferedView) => void;
  readonly onClose: () => void;
}

/** Keeps a view under a name: for oneself or for the company, first to open or not. */
export function ViewForm({ target, views, view, mayShare, save, onOpen, onClose }: ViewFormProps) {
  const { t } = useTexts('ui');
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // One id for all attempts: one whose answer was lost may have written the view.
  const [newId] = useState(() => crypto.randomUUID());
  const scope = isShared ? 'company' : 'private';
  // Saving under an existing name replaces that view, if the person may change it.
  const same = views.find(
    (kept) => kept.scope === scope && kept.mayChange && kept.name.toLowerCase() === name.trim().toLowerCase(),
  );
  const keep = async () => {
    setFailure('');
    setBusy(true);
    const id = same?.id ?? newId;
    const kept: OfferedView = { id, name: name.trim(), isDefault, scope, mayChange: true, view };
    try {
      await save(kept);
      onOpen(kept);
      onClose();
    } catch (error) {
      setFailure(failureText(error) ?? t('unknownError'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <GridPopover target={target} label={t('grid.saveAs')} width={300} onClose={onClose}>
      <ViewFields
        isFocused
        label={t('grid.viewName')}
        description={same && t('grid.replacesView', { name: same.name })}
        {...{ name, isShared, isDefault, mayShare, failure }}
        onName={setName}
        onShare={setShared}
        onDefault={setDefault}
        onSubmit={() => void keep()}
      >
        <SubmitButton
          size="compact-sm"
          busy={isBusy}
          disabledBy={name.trim() ? undefined : t('grid.nameNeeded')}
        >
          {t('grid.keepView')}
        </SubmitButton>
      </ViewFields>
    </GridPopover>
  );
}
