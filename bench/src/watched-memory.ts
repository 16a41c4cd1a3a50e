import { readFileSync } from 'node:fs';

/** Megabytes that a process and those that it began hold now. */
export function held(pid: number): number {
  try {
    const of = (id: string) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [String(pid), ...children].reduce((sum, id) => sum + of(id), 0) / 1024;
  } catch {
    return 0;
  }
}

/** The most megabytes that work took beyond what was held before, and how long it took. */
export async function watched<T>(pid: number, work: () => Promise<T>) {
  const before = held(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, held(pid));
  }, 50);
  try {
    const begun = performance.now();
    const result = await work();
    return { result, milliseconds: performance.now() - begun, megabytes: most - before };
  } finally {
    clearInterval(timer);
  }
}
