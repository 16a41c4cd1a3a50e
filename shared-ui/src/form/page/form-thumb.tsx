import type { ReactNode } from 'react';
import type { Address } from 'shared-contracts/routes';
import type { FormTab } from '../form-errors.ts';
import type { HeldContent } from '../saving/held-content.ts';
import { TabPicker } from '../tabs/tab-picker.tsx';
import { useFormStanding } from '../use-form-standing.ts';
import classes from './form-thumb.module.css';

interface FormThumbProps {
  readonly address: Address;
  readonly tabs: readonly FormTab[];
  readonly held: HeldContent | undefined;
  /** Whether the tabs are chosen here, as there are too many for a line. */
  readonly hasPicker: boolean;
  readonly actions: ReactNode;
}

/** The lower bar of a form on a phone: its tabs and the actions on the record. */
export function FormThumb({ address, tabs, held, hasPicker, actions }: FormThumbProps) {
  const standing = useFormStanding(tabs, held);
  return (
    <div className={classes['thumb']}>
      {hasPicker && <TabPicker address={address} tabs={standing.tabs} />}
      {actions}
    </div>
  );
}
