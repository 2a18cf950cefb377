import path from 'node:path';
import { createFolder } from './new-folder';

/**
 * `npm run new -- block NAME` and `npm run new -- flow NAME`: a complete folder with a passing test. Runs in the
 * project's root.
 */

const created = await createFolder(process.cwd(), process.argv.slice(2));

if (created.status === 'refused') {
  console.error(created.fault);
  process.exitCode = 1;
} else {
  const folder = path.dirname(created.files[0] ?? '');
  console.log(created.files.join('\n'));
  console.log(`\nNext: npx vitest run ${folder}; then see it at /dev/${folder} (npm run dev).`);
}
