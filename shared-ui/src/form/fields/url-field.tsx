import { ActionIcon } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { webAddress } from 'shared-contracts/validators';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import type { FieldProps } from './field-props.ts';
import { trimmedKind } from './text-kinds.ts';
import { TypedField } from './typed-field.tsx';
import { useFormField } from './use-form-field.ts';

/** A web address, with a way to open it in a window of its own where it is one. */
export function UrlField(props: FieldProps) {
  const { t } = useTexts('ui');
  const { value } = useFormField(props.name);
  const address = typeof value === 'string' ? webAddress(value) : undefined;
  const open = address && (
    <ActionIcon
      component="a"
      variant="subtle"
      size={24}
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('form.openLink')}
      title={t('form.openLink')}
    >
      <IconExternalLink size={15} />
    </ActionIcon>
  );
  return <TypedField kind={trimmedKind} inputMode="url" behind={open} {...props} />;
}
