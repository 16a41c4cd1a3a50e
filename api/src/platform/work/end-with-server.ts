/**
 * Loaded first into a worker process (`node --import`). Ends the process when the server that started it is gone, for
 * whatever reason. It watches from a thread of its own, because the work itself may be in an endless loop.
 */
import { Worker } from 'node:worker_threads';

/** Milliseconds between two checks. */
const pause = 500;

// The id of the parent process is read here, because the server may be gone by the time the thread has started.
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

// Without the options of this process; otherwise the thread would start a watch of its own.
new Worker(watch, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
