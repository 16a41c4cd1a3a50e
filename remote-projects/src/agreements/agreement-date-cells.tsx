import type { Translate } from 'shared-ui';
import { DateField } from 'shared-ui/form';
import { agreementDateColumns } from './agreement-cells.ts';

/** The days of an agreement that are typed in the grid and filled down: what comes back from a day in the field. */
export const dateCells = (t: Translate) =>
  Object.fromEntries(
    agreementDateColumns.map((name) => [
      name,
      <DateField key={name} name={name} label={t(`agreements.${name}`)} />,
    ]),
  );
