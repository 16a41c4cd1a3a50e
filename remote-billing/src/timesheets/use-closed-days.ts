import { useMemo } from 'react';
import { daysOfWeek } from 'shared-contracts/billing';
import { useQuery } from 'urql';
import { DayLocksDocument } from '../generated/operations.ts';

/** The days of a week that the company has closed, each with its reason. */
export function useClosedDays(monday: string): ReadonlyMap<string, string> {
  const [{ data }] = useQuery({ query: DayLocksDocument });
  return useMemo(
    () =>
      new Map(
        daysOfWeek(monday).flatMap((day) => {
          const lock = data?.locks.find(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
          return lock ? [[day, lock.reason] as const] : [];
        }),
      ),
    [data, monday],
  );
}
