import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of tests that take longest, by the ends of their paths: walks over every call, grid or deletion, and servers that
 * are started again and again, and copies of the suite. By their size, which is all that is known of files that never ran here, they would begin
 * among the last.
 */
const long = [
  'api/src/grids/grid-walk.test.ts',
  'api/src/modules/search/search.test.ts',
  'api/src/platform/server/rest-call.test.ts',
  'api/src/refusal-of-deletion.test.ts',
  'api/src/start-server.test.ts',
  'api/src/stop-while-saving.test.ts',
  'scripts/additions.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean => long.some((end) => moduleId.endsWith(`/${end}`));

/** The order of files within a project: long ones first, so that at the end no worker is left alone with one. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Projects one after another, as they are: a worker serves one of them.
    const ofProjects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...ofProjects.values()].flatMap((ofOne) => [
      ...ofOne.filter(isLong),
      ...ofOne.filter((file) => !isLong(file)),
    ]);
  }
}
