import { readConfig } from './platform/config/config.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { startServer } from './start-server.ts';

/** How long a shutdown waits for running requests, in milliseconds. */
const patience = 10_000;

function fail(error: unknown): never {
  const isExpected = error instanceof StartupError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const stop = await startServer(config);
  let stopping = false;
  const shutDown = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patience + config.drainSeconds * 1000).unref();
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', shutDown);
  process.on('SIGTERM', shutDown);
} catch (error) {
  fail(error);
}
