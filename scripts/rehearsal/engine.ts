import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../run-program.ts';

/** A Docker-compatible engine, and what its compose command begins with. */
export interface Engine {
  readonly program: 'docker' | 'podman';
  readonly compose: readonly [string, ...string[]];
  /** What each of their processes is given. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether the engine runs no health checks itself: podman needs systemd for them, which is not always available. */
  readonly needsChecks: boolean;
  readonly stop: () => void;
}

const answers = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** The available compose command: Docker's plugin, or the separate program. Throws with a sentence if there is none. */
function composeCommand(): readonly [string, ...string[]] {
  if (answers('docker', 'compose', 'version')) return ['docker', 'compose'];
  if (answers('docker-compose', 'version')) return ['docker-compose'];
  throw new Error('There is no docker compose. Install one (Debian: apt-get install docker-compose).');
}

/** A machine in a sandbox may not raise limits for processes: containers get these, which are lower. */
const containersConf = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
events_logger = "file"
`;

/** Starts podman's own Docker socket in a folder, which ends with this process. */
async function podmanIn(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const conf = join(folder, 'containers.conf');
  writeFileSync(conf, containersConf);
  const isPlain = existsSync('/run/systemd/system');
  const environment: Record<string, string> = isPlain ? {} : { CONTAINERS_CONF: conf };
  const socket = join(folder, 'podman.sock');
  const service = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  for (let tries = 0; tries < 100 && !existsSync(socket); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  if (!existsSync(socket)) throw new Error('podman opened no socket for docker compose.');
  return {
    program: 'podman',
    compose: composeCommand(),
    // Each step of a build shares this machine's network and users: a sandbox may not make new ones.
    environment: { ...environment, DOCKER_HOST: `unix://${socket}`, BUILDAH_ISOLATION: 'chroot' },
    needsChecks: !isPlain,
    stop: () => service.kill(),
  };
}

/**
 * The engine of this machine: Docker if it answers, else podman, whose files go to `folder`. Throws with a sentence if
 * there is none.
 */
export async function findEngine(folder: string): Promise<Engine> {
  if (answers('docker', 'info'))
    return {
      program: 'docker',
      compose: composeCommand(),
      environment: {},
      needsChecks: false,
      stop: () => {},
    };
  if (answers('podman', 'version')) return podmanIn(folder);
  throw new Error(
    'No Docker engine answers, and there is no podman. Debian: apt-get install podman buildah runc netavark aardvark-dns iptables docker-compose.',
  );
}

/** Runs the engine. Rejects with the end of its output if it fails. */
export async function runEngine(engine: Engine, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runProgram(engine.program, args, engine.environment);
  if (code !== 0) throw new Error(`${engine.program} ${args.slice(0, 4).join(' ')}:\n${output.slice(-2000)}`);
  return output.trim();
}
