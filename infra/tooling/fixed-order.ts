import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take longest, so no process is left with one at the end. */
const slowFirst = [
  'tests/domain/award/award-commands.test.ts',
  'tests/services/workbook/read-workbook.test.ts',
  'tests/platform/aws/sts-rush.test.ts',
  'tests/copy/copy.test.ts',
  'tests/functions/web/strangers.test.ts',
  'tests/infra/demo.test.ts',
  'tests/infra/start-errors.test.ts',
];
const toKey = ({ project, moduleId }: TestSpecification) => {
  const place = slowFirst.findIndex((file) => moduleId.endsWith(`/${file}`));
  return `${project.name === 'unit' ? 0 : 1} ${place < 0 ? slowFirst.length : place} ${moduleId}`;
};

/**
 * Starts the files in the same order on every machine, not by what the last run here took. Which of the processes takes
 * the next file still depends on which is free.
 */
export class FixedOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = files.map((file) => ({ file, key: toKey(file) }));
    sorted.sort((a, b) => (a.key < b.key ? -1 : 1));
    return Promise.resolve(sorted.map(({ file }) => file));
  }
}
