import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, runCommand } from './run-command.mjs';
import { readLockedPackages, readProjectName } from './supply/locked-packages';
import { toProductionSbom } from './supply/sbom';

/**
 * `npm run sbom`: writes the production packages as a CycloneDX list into `reports/sbom.json`, with licences and
 * hashes. npm makes it of the lock file, so nothing has to be installed.
 */

const FILE = 'reports/sbom.json';
const ARGS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'];

try {
  await writeSbom(path.resolve('.'));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function writeSbom(root: string): Promise<void> {
  const { code, output } = await runCommand('npm', ARGS, { capture: true });
  if (code !== 0) throw new CommandError(`npm ${ARGS.join(' ')} ended with ${code}:\n${output}`);
  const sbom = toProductionSbom(output, readProjectName(root), readLockedPackages(root));
  const file = path.join(root, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(
    `${FILE}: CycloneDX ${sbom.specVersion}, ${sbom.components.length} packages, with licences and hashes.`,
  );
}
