import path from 'node:path';
import { createFolder } from './new-folder';

/**
 * `npm run new -- block NAME`, `flow NAME` and `page NAME`: a complete folder with a passing test. Runs in the
 * project's root.
 */

const created = await createFolder(process.cwd(), process.argv.slice(2));

if (created.status === 'refused') {
  console.error(created.fault);
  process.exitCode = 1;
} else {
  const folder = path.dirname(created.files[0] ?? '');
  console.log(created.files.join('\n'));
  console.log(`\nNext: npx vitest run ${folder}; then ${toNextStep(folder)} (npm run dev).`);
}

function toNextStep(folder: string): string {
  const name = path.basename(folder);
  if (folder.startsWith('app/pages/')) return `give a page of the studio the type «${name}» and open it`;
  const documented = folder.startsWith('flows/') ? 'npm run docs:flows; ' : '';
  return `${documented}see it at /dev/${folder}`;
}
