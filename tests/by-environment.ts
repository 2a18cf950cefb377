import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that need a DOM come before all others. A process of tests is ended when the next file wants another environment
 * or modules of its own, and what it has imported is imported anew: in turns, that was most of the work of the tests.
 * At the end such a file would run alone.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return 0;
  return readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom') ? 1 : 2;
}
