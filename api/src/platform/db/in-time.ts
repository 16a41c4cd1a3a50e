import { unavailable } from '../errors/app-error.ts';

/** How long a short query may take, in milliseconds: a 503 must be sent within two seconds. */
const patience = 1500;

/** Waits for work, but no longer than a person would. Throws UNAVAILABLE. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
