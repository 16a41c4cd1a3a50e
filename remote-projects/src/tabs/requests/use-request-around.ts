import { useSyncExternalStore } from 'react';
import type { FormValues } from 'shared-ui/form';
import { useHeldRows, useRowAround } from 'shared-ui/record';
import { requestsName } from './request-record.ts';

const nothing: FormValues = {};

/** The form's values of the request to which the open item belongs. */
export function useRequestAround(): FormValues {
  const held = useHeldRows();
  const requestId = useRowAround()?.path.at(-2) ?? '';
  return useSyncExternalStore(held.subscribe, () => held.placeOf(requestsName, requestId)?.values ?? nothing);
}
