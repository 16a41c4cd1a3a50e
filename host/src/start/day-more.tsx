import type { CurrentUser } from 'shared-contracts';
import type { StartToday } from 'shared-contracts/grids';
import { FirstSteps } from './first-steps.tsx';
import { RoleDay } from './role-day.tsx';
import { WeeksSentBack } from './weeks-sent-back.tsx';
import { WithoutProvince } from './without-province.tsx';

interface DayMoreProps {
  readonly user: CurrentUser;
  readonly day: StartToday | undefined;
  /** Above the day: what has priority. Below it: what the person looks after for others. */
  readonly place: 'above' | 'below';
}

/** Parts of the start screen that only some people see. */
export function DayMore({ user, day, place }: DayMoreProps) {
  const { isApprover, canAccessInvoice, isSystemAdministrator } = user;
  if (place === 'below') return isApprover || canAccessInvoice ? <RoleDay isApprover={isApprover} /> : null;
  return (
    <>
      {isSystemAdministrator && <FirstSteps />}
      {day?.sentBack.length ? <WeeksSentBack weeks={day.sentBack} /> : null}
      {day?.withoutProvince.length ? <WithoutProvince records={day.withoutProvince} /> : null}
    </>
  );
}
