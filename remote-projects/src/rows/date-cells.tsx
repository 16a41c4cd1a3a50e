import type { Translate } from 'shared-ui';
import { DateField } from 'shared-ui/form';

/** Editable dates in a grid that can be filled down, such as consents that come back from the field. */
export const dateCells = (t: Translate, texts: string, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, <DateField key={name} name={name} label={t(`${texts}.${name}`)} />]),
  );
