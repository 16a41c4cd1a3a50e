import type { CurrentUser } from 'shared-contracts';
import type { StartToday } from 'shared-contracts/grids';
import { FirstSteps } from './first-steps.tsx';
import { RoleDay } from './role-day.tsx';
import { WithoutProvince } from './without-province.tsx';

interface DayMoreProps {
  readonly user: CurrentUser;
  readonly day: StartToday | undefined;
  /** Above the day: what has priority. Below it: what the person looks after for others. */
  readonly place: 'above' | 'below';
}

/** Parts of the start screen that only some people see. */
export function DayMore({ user, day, place }: DayMoreProps) {
  const { isApprover, canAccessInvoice, isBroker, isSystemAdministrator } = user;
  if (place === 'below')
    return isApprover || canAccessInvoice || isBroker ? <RoleDay isApprover={isApprover} /> : null;
  return (
    <>
      {isSystemAdministrator && <FirstSteps />}
      {day?.withoutProvince.length ? <WithoutProvince records={day.withoutProvince} /> : null}
    </>
  );
}
