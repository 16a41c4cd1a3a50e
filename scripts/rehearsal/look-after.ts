import { type Engine, runEngine } from './engine.ts';

/** How long a container may take until it is healthy, in milliseconds. */
const patience = 180_000;
const between = 1500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs the health checks of all running containers again and again, as systemd does for podman elsewhere. */
export function lookAfter(engine: Engine): { readonly stop: () => Promise<void> } {
  let isOn = engine.needsChecks;
  const checks = async (): Promise<void> => {
    while (isOn) {
      const running = await runEngine(engine, 'ps', '--format', '{{.Names}}').catch(() => '');
      // The check of a container that is still starting fails; the engine records the result.
      for (const name of running.split('\n').filter(Boolean))
        await runEngine(engine, 'healthcheck', 'run', name).catch(() => '');
      await pause(between);
    }
  };
  const ended = checks();
  return {
    stop: async () => {
      isOn = false;
      await ended;
    },
  };
}

/** Waits until a container is healthy. Rejects with the end of its log if it does not become healthy. */
export async function untilHealthy(engine: Engine, container: string, name: string): Promise<void> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const health = await runEngine(engine, 'inspect', '--format', '{{.State.Health.Status}}', container);
    if (health === 'healthy') return;
    await pause(between / 3);
  }
  const log = await runEngine(engine, 'logs', '--tail', '20', container).catch(String);
  throw new Error(`${name} did not become healthy in ${patience / 1000} s:\n${log}`);
}
