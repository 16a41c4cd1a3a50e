import { useEffect, useState } from 'react';
import { second } from 'shared-contracts/limits';

/** After this time without an answer, in milliseconds, the page says that it still waits. */
const longWait = 10 * second;

/** Whether something has been busy for so long that people wonder whether it is stuck. */
export function useLongWait(isBusy: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), longWait);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return isBusy && isLong;
}
