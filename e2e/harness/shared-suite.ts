import type { SuiteUnderTest } from './suite-under-test.ts';

function fromRun(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the suite was not started for these stories.`);
  return value;
}

function refuse(): Promise<never> {
  return Promise.reject(
    new Error('This suite is shared: a story that breaks parts of it belongs into faults/.'),
  );
}

/** The suite that was started once for all stories. */
export function sharedSuite(): SuiteUnderTest {
  return {
    address: fromRun('SUITE_ADDRESS'),
    sessions: fromRun('SUITE_SESSIONS'),
    startRemote: refuse,
    stopRemote: refuse,
    startApi: refuse,
    stopApi: refuse,
    stop: refuse,
  };
}
