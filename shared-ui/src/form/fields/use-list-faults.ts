import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';
import type { FieldError } from 'shared-contracts/errors';
import { isWithin } from '../form-errors.ts';
import { useFormSession, useRefusedPaths } from '../form-session.ts';

/** Errors of a row's fields, or of the whole row. */
function ruleErrorsOf(row: unknown, path: string): readonly FieldError[] {
  if (typeof row === 'string') return [{ path, message: row }];
  if (typeof row !== 'object' || row === null) return [];
  return Object.entries(row).flatMap(([field, message]) =>
    typeof message === 'string' ? [{ path: `${path}.${field}`, message }] : [],
  );
}

/**
 * The errors of a list's rows, from the rules or the server, for rows without fields of their own on the page;
 * `forgive` clears the server's errors, as the rows were changed.
 */
export function useListFaults(name: string) {
  const { errors = {} } = useFormState({ subscription: { errors: true } });
  const session = useFormSession();
  const refused = useRefusedPaths();
  const broken: unknown = getIn(errors, name);
  return {
    at: (place: number): readonly FieldError[] => {
      const path = `${name}[${place}]`;
      const refusals = refused
        .filter((one) => isWithin(one, path))
        .map((one) => ({ path: one, message: session.refusalOf(one) ?? '' }));
      return [...ruleErrorsOf(Array.isArray(broken) ? broken[place] : undefined, path), ...refusals];
    },
    forgive: () => {
      for (const path of refused) if (isWithin(path, name)) session.forgive(path);
    },
  };
}
