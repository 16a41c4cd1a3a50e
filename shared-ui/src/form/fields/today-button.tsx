import { today } from 'shared-contracts/days';
import { useIsReadOnly } from '../page/form-mode.ts';
import { HeaderButton } from '../page/header-button.tsx';
import { useSetField } from './use-set-field.ts';

/** Takes today's day into a date of the form with one press; nothing where the form is only read. */
export function TodayButton({ name, label }: { readonly name: string; readonly label: string }) {
  const setField = useSetField();
  if (useIsReadOnly()) return null;
  return <HeaderButton onClick={() => setField(name, today())}>{label}</HeaderButton>;
}
