import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { savedViewLimits } from 'shared-contracts/grids';
import { SubmitGroup } from '../../form/page/submit-group.tsx';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import classes from './view-form.module.css';

interface ViewFieldsProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly isFocused?: boolean;
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefault: boolean;
  readonly mayShare: boolean;
  readonly failure: string;
  readonly onName: (name: string) => void;
  readonly onShare: (isShared: boolean) => void;
  readonly onDefault: (isDefault: boolean) => void;
  /** Called where there is a name. */
  readonly onSubmit: () => void;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The fields of a saved view: its name, whom it is for, whether it opens first; and the error of the last attempt. */
export function ViewFields(props: ViewFieldsProps) {
  const { name, isShared, isDefault, mayShare, failure, onSubmit, children } = props;
  const { t } = useTexts('ui');
  return (
    <SubmitGroup
      className={classes.form}
      onSubmit={() => {
        if (name.trim()) onSubmit();
      }}
    >
      <TextInput
        size="xs"
        data-autofocus={props.isFocused}
        label={props.label}
        description={props.description}
        maxLength={savedViewLimits.name}
        value={name}
        onChange={(event) => props.onName(event.currentTarget.value)}
      />
      {mayShare && (
        <Checkbox
          size="xs"
          label={t('grid.shareView')}
          checked={isShared}
          onChange={(event) => props.onShare(event.currentTarget.checked)}
        />
      )}
      <Checkbox
        size="xs"
        label={t(isShared ? 'grid.openFirstForAll' : 'grid.openFirst')}
        checked={isDefault}
        onChange={(event) => props.onDefault(event.currentTarget.checked)}
      />
      {failure && <p role="alert">{failure}</p>}
      {children}
    </SubmitGroup>
  );
}
