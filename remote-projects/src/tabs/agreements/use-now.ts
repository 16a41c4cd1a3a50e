import { useEffect, useState } from 'react';
import { limits } from 'shared-contracts/limits';

/** A minute: clocks in hours are told to the minute. */
const step = 60 * limits.second;

/** The moment, told anew each minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), step);
    return () => clearInterval(timer);
  }, []);
  return now;
}
