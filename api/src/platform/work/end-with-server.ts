/**
 * Loaded first into a worker process (`node --import`): ends it when the server that started it is gone, however that
 * ended. It watches from a thread of its own, as the work itself may be in an endless loop.
 */
import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks. */
const pause = 500;

// The parent process is read here: by the time that the thread has started the server may be gone.
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
