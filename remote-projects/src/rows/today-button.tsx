import { HeaderButton } from 'shared-ui';
import { useIsReadOnly, useSetField } from 'shared-ui/form';
import { today } from './today.ts';

/** Takes today's day into a date of the form with one press; nothing where the form is only read. */
export function TodayButton({ name, label }: { readonly name: string; readonly label: string }) {
  const setField = useSetField();
  if (useIsReadOnly()) return null;
  return <HeaderButton onClick={() => setField(name, today())}>{label}</HeaderButton>;
}
