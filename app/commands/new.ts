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
  const where = folder.startsWith('app/pages/')
    ? `give a page of the studio the type «${path.basename(folder)}» and open it`
    : `see it at /dev/${folder}`;
  console.log(`\nNext: npx vitest run ${folder}; then ${where} (npm run dev).`);
}
