import * as z from 'zod';
import { CommandError, runCommand } from '../run-command.mjs';
import type { Advisory } from './advisories';

/** What `npm audit --json` answers; `via` names other packages of the tree by their names alone. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.enum(['low', 'moderate', 'high', 'critical']),
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
});

/** Asks the advisory service of the registry about the lock file. Throws CommandError when it gives no answer. */
export async function askAdvisoryService(): Promise<Advisory[]> {
  const { output } = await runCommand('npm', ['audit', '--json', '--package-lock-only'], { capture: true });
  return readServiceReport(output);
}

/** The advisories of a report, each once. It ends with 1 when it found something, so its exit code says little. */
export function readServiceReport(output: string): Advisory[] {
  const report = reportSchema.safeParse(parseFirstObject(output));
  if (!report.success) {
    throw new CommandError(`The advisory service gave no answer: ${output.trim().slice(0, 300)}`);
  }
  const named = Object.values(report.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .map(({ name, title, url, severity, range }) => ({
      package: name,
      range,
      id: url.slice(url.lastIndexOf('/') + 1),
      severity,
      fixed: null,
      what: title,
    }));
  return [...new Map(named.map((advisory) => [`${advisory.package} ${advisory.id}`, advisory])).values()];
}

/** npm prints warnings before and after the report. */
function parseFirstObject(output: string): unknown {
  const start = output.indexOf('{\n');
  const end = output.lastIndexOf('\n}');
  if (start < 0 || end < start) return null;
  return JSON.parse(output.slice(start, end + 2));
}
