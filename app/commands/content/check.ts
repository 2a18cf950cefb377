import { STATES } from '#app/content-check/document-states';
import type * as CheckContent from '#app/content-check/check-content.server';
import { isBroken } from '#app/content-check/site-check';
import { UsageError, type ContentCommand } from './content-command';
import { toJson, toTable } from './describe-site-report';
import { withSources } from './load-sources';

const FLAGS = ['--json', '--drafts'];

/** Every document of the store of DATA_DIR, in each region and for each audience, with the code of these sources. */
export const check: ContentCommand = {
  usage: '[--json] [--drafts]',
  description:
    'reports every page, region and audience that has a missing, invalid or outdated block, and ends with 1 if any; ' +
    '--drafts: also drafts, scheduled and recent versions',
  async run(args) {
    const wrong = args.find((arg) => !FLAGS.includes(arg));
    if (wrong !== undefined) throw new UsageError(`check does not know «${wrong}».`);
    const states = args.includes('--drafts') ? STATES : (['published'] as const);
    const environment = { ...process.env };
    const report = await withSources('/app/content-check/check-content.server.ts', (module) => {
      // Vite's own module loader gives modules without types.
      const { checkContent } = module as typeof CheckContent;
      return checkContent(environment, states);
    });
    process.stdout.write(`${args.includes('--json') ? toJson(report) : toTable(report)}\n`);
    return report.documents.some(isBroken) ? 1 : 0;
  },
};
