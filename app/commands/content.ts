import { check } from './content/check';
import { UsageError, type ContentCommand } from './content/content-command';
import { exportContent } from './content/export';
import { importContent } from './content/import';
import { newPassword } from './content/password';
import { publishContent } from './content/publish';

/** `npm run content -- check`: content from the command line. Ends with 2 when it was called wrongly. */

const commands: Readonly<Record<string, ContentCommand>> = {
  check,
  export: exportContent,
  import: importContent,
  publish: publishContent,
  password: newPassword,
};

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await run(name, args);

async function run(wanted: string, given: readonly string[]): Promise<number> {
  const command = Object.entries(commands).find(([known]) => known === wanted)?.[1];
  try {
    if (command === undefined) throw new UsageError(`There is no command «${wanted}».`);
    return await command.run(given);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n${describeUsage()}\n`);
    return 2;
  }
}

function describeUsage(): string {
  const lines = Object.entries(commands).map(
    ([known, { usage, description }]) =>
      `  npm run content -- ${`${known} ${usage}`.trim()}\n      ${description}`,
  );
  return ['Usage:', ...lines].join('\n');
}
