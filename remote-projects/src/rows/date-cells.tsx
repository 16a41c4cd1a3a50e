import type { Translate } from 'shared-ui';
import { DateField } from 'shared-ui/form';

/** Days of rows that are typed in their grid and filled down: what comes back from a day in the field. */
export const dateCells = (t: Translate, texts: string, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, <DateField key={name} name={name} label={t(`${texts}.${name}`)} />]),
  );
