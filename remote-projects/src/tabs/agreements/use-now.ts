import { useEffect, useState } from 'react';
import { limits } from 'shared-contracts/limits';

/** A minute: clocks in hours are shown to the minute. */
const step = 60 * limits.second;

/** The current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), step);
    return () => clearInterval(timer);
  }, []);
  return now;
}
