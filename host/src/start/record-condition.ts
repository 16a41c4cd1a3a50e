import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRest, useTexts } from 'shared-ui';
import type { LockedCondition } from 'shared-ui/grid';
import * as v from 'valibot';

/** What narrows a list to the rows that hang on one record, and the list of that record. */
const owners = [
  ['surfaceProjectId', 'projects'],
  ['agreementId', 'agreements'],
  ['businessAssociateId', 'associates'],
] as const;

const titleSchema = v.object({ title: v.string() });

interface RecordCondition {
  /** Undefined where the address names no record, or its title is still to come. */
  readonly condition: LockedCondition | undefined;
  readonly isComing: boolean;
}

/** The record that an address narrows a list to, as a condition of its own: `&surfaceProjectId=…`. */
export function useRecordCondition(): RecordCondition {
  const rest = useRest();
  const { t } = useTexts('ui');
  const [parameters] = useSearchParams();
  const owner = owners.find(([parameter]) => parameters.has(parameter));
  const [parameter, source] = owner ?? [];
  const id = parameter && (parameters.get(parameter) ?? undefined);
  const [told, setTold] = useState<{ readonly id: string; readonly title: string }>();
  const missing = t('breadcrumb.missing');
  useEffect(() => {
    if (!source || id === undefined) return undefined;
    const abort = new AbortController();
    rest.get(`records/${source}/${encodeURIComponent(id)}`, titleSchema, abort.signal).then(
      ({ title }) => setTold({ id, title }),
      () => {
        // The list is narrowed all the same; only the name of the record is not known.
        if (!abort.signal.aborted) setTold({ id, title: missing });
      },
    );
    return () => abort.abort();
  }, [rest, source, id, missing]);
  const name = told?.id === id ? told?.title : undefined;
  const condition = useMemo(
    () =>
      parameter && id !== undefined && name !== undefined
        ? { name, filters: [], parameters: [{ id: parameter, value: id }] }
        : undefined,
    [parameter, id, name],
  );
  return { condition, isComing: id !== undefined && condition === undefined };
}
