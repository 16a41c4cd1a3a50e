import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of tests that take longest, by the ends of their paths: walks over every call, grid or deletion, servers that are
 * started again and again, copies of the suite. By their size, which is all that is known of files that never ran here,
 * they would begin among the last.
 */
const long = [
  'api/src/grids/grid-walk.test.ts',
  'api/src/modules/bring-records/round-trip.test.ts',
  'api/src/modules/search/search.test.ts',
  'api/src/platform/db/database-hangs.test.ts',
  'api/src/platform/server/rest-call.test.ts',
  'api/src/records/reading/rights-walk.test.ts',
  'api/src/records/reading/scalar-walk.test.ts',
  'api/src/refusal-of-deletion.test.ts',
  'api/src/start-server.test.ts',
  'api/src/stop-while-importing.test.ts',
  'api/src/stop-while-saving.test.ts',
  'remote-projects/src/tabs/agreements/agreement-record.test.tsx',
  'scripts/additions.test.ts',
  'scripts/another-language.test.ts',
  'scripts/api-image.test.ts',
  'scripts/regular-expressions.test.ts',
  'scripts/run-suite.test.ts',
];

/** Projects that take longest for a file, the longest first; the others have many short files, which fill the end. */
const longProjects = ['scripts', 'api'];

const placeOf = (project: string): number =>
  longProjects.includes(project) ? longProjects.indexOf(project) : longProjects.length;

const isLong = ({ moduleId }: TestSpecification): boolean => long.some((end) => moduleId.endsWith(`/${end}`));

/**
 * Orders the files of a project with long ones first, so that no worker ends with a long file while the others are
 * idle.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Projects one after another, as they are: a worker serves one of them.
    const ofProjects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...ofProjects]
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .flatMap(([, ofOne]) => [...ofOne.filter(isLong), ...ofOne.filter((file) => !isLong(file))]);
  }
}
