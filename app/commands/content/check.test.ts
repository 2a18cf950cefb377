import { expect, test } from 'vitest';
import { check } from './check';
import { UsageError } from './content-command';

test.each([[['--all']], [['page']], [['--json', '--yaml']]])(
  'does not know %j, and checks nothing',
  async (args) => {
    await expect(check.run(args)).rejects.toThrow(UsageError);
  },
);
