/** Locks the folder in its argument, prints that it is locked, and keeps the lock until its input ends. */
import { lockFolder } from '../platform/db/folder-lock.ts';

try {
  const unlock = lockFolder(process.argv[2] ?? '');
  console.log('held');
  process.stdin.resume().once('end', unlock);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
