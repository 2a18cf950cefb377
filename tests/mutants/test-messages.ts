/** What the process that runs the tests is asked, and answers. */

export interface TestRequest {
  /** In this order, until one fails. */
  tests: readonly string[];
  change?: { file: string; text: string };
  /** More work than this is an endless loop. */
  cpuSeconds: number;
}

export interface TestResult {
  /** The first test file that failed. */
  failing: string | null;
  cpuSeconds: number;
}

export type TestReply = 'ready' | 'endless' | TestResult;
