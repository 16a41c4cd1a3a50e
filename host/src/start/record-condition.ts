import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nameIn } from 'shared-contracts';
import { relatedLists, relatedParameters } from 'shared-contracts/grids';
import { useRest, useTexts } from 'shared-ui';
import type { LockedCondition } from 'shared-ui/grid';
import * as v from 'valibot';
import { useDeclared } from '../areas/use-declared.tsx';

/** The filter for the rows of one record, with the list that contains that record. */
const owners = [
  ['surfaceProjectId', 'projects'],
  ['agreementId', 'agreements'],
  ['businessAssociateId', 'associates'],
  ...relatedParameters.map((parameter) => [parameter, relatedLists[parameter].of] as const),
] as const;

const titleSchema = v.object({ title: v.string() });

interface RecordCondition {
  /** Undefined if the address names no record, or its title is still being read. */
  readonly condition: LockedCondition | undefined;
  readonly isComing: boolean;
}

/** The record in the address that narrows a list to its rows, as a filter of its own: `&surfaceProjectId=…`. */
export function useRecordCondition(): RecordCondition {
  const rest = useRest();
  const { t, language } = useTexts('ui');
  const { lists } = useDeclared();
  const [parameters] = useSearchParams();
  const owner = owners.find(([parameter]) => parameters.has(parameter));
  const [parameter, source] = owner ?? [];
  const id = parameter && (parameters.get(parameter) ?? undefined);
  const [titled, setTitled] = useState<{ readonly id: string; readonly title: string }>();
  const missing = t('breadcrumb.missing');
  useEffect(() => {
    if (!source || id === undefined) return undefined;
    const abort = new AbortController();
    rest.get(`records/${source}/${encodeURIComponent(id)}`, titleSchema, abort.signal).then(
      ({ title }) => setTitled({ id, title }),
      () => {
        // The list is still narrowed; only the record's name is unknown.
        if (!abort.signal.aborted) setTitled({ id, title: missing });
      },
    );
    return () => abort.abort();
  }, [rest, source, id, missing]);
  const name = titled?.id === id ? titled?.title : undefined;
  const list = lists.find((one) => one.name === source);
  const kind = list ? nameIn(language, list.title) : '';
  const search = parameters.toString();
  const condition = useMemo(() => {
    if (!parameter || id === undefined || name === undefined) return undefined;
    const whole = new URLSearchParams(search);
    for (const one of [parameter, 'peek']) whole.delete(one);
    return {
      name,
      filters: [],
      parameters: [{ id: parameter, value: id }],
      record: { kind, whole: `/home?${whole}` as const },
    };
  }, [parameter, id, name, kind, search]);
  return { condition, isComing: id !== undefined && condition === undefined };
}
