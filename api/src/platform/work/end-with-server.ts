/**
 * Loaded first into a process of work (`node --import`): ends it when the server is gone that began it,
 * however that ended. A thread of its own watches, as the work itself may be in a loop without end.
 */
import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks. */
const pause = 500;

// Whose child this is is asked here: by the time that the thread has begun the server may be gone.
const watch = `
  const ppid = ${process.ppid};
  const isThere = () => {
    try {
      return process.ppid === ppid && process.kill(ppid, 0);
    } catch {
      return false;
    }
  };
  setInterval(() => isThere() || process.kill(process.pid, 'SIGKILL'), ${pause});
`;

// Without what this process was begun with: else the thread would begin a watch of its own.
new Worker(watch, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
