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

/** What a phone has of a form under the thumb, at the lower edge: its tabs and what is done with the record. */
export function FormThumb({ address, tabs, held, hasPicker, actions }: FormThumbProps) {
  const standing = useFormStanding(tabs, held);
  return (
    <div className={classes['thumb']}>
      {hasPicker && <TabPicker address={address} tabs={standing.tabs} />}
      {actions}
    </div>
  );
}
