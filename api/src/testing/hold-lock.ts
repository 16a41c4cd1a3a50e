/** Takes the lock of the folder it is given, says so, and keeps it until its input ends. */
import { lockFolder } from '../platform/db/folder-lock.ts';

try {
  const unlock = lockFolder(process.argv[2] ?? '');
  console.log('held');
  process.stdin.resume().once('end', unlock);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
