/**
 * `npm run dependencies`: lists outdated dependencies, and those with an advisory. Exits with 1 if there is an
 * advisory, with 2 if the registry could not be reached; outdated dependencies by themselves are not a failure.
 */
import { readAdvisories, readOutdated, reportLines } from './dependency-report.ts';
import { runProgram } from './run-program.ts';

const pnpm = process.env['RIGHTWAY_PNPM'] ?? 'pnpm';

/** The start of the registry's other answer. */
const startOf = (output: string): string =>
  output
    .split('\n')
    .map((line) => line.replace(/^[\s×│]+/, '').trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' ');

const [outdated, audit] = await Promise.all([
  runProgram(pnpm, ['outdated', '--recursive', '--format', 'json']),
  runProgram(pnpm, ['audit', '--json']),
]);
const [late, advisories] = [readOutdated(outdated.output), readAdvisories(audit.output)];
if (late === undefined)
  console.error(`The registry could not be asked which versions there are: ${startOf(outdated.output)}`);
if (advisories === undefined)
  console.error(`The registry could not be asked for advisories: ${startOf(audit.output)}`);
if (late !== undefined) {
  const lines = reportLines(late, advisories ?? []);
  for (const line of advisories === undefined ? lines.slice(0, -1) : lines) console.log(line);
}
if (late === undefined || advisories === undefined) process.exitCode = 2;
else if (advisories.length > 0) process.exitCode = 1;
