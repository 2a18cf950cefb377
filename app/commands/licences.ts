import path from 'node:path';
import { countLicences, describeWeighedLicences, listForbiddenLicences } from './supply/licences';
import { PACKAGE_USES, readLockedPackages } from './supply/locked-packages';

/** `npm run licences`: how many packages have which licence. Ends with 1 when a production package has one not allowed. */

const packages = readLockedPackages(path.resolve('.'));
for (const use of PACKAGE_USES) {
  const used = packages.filter((locked) => locked.use === use);
  console.log(`${use}: ${used.length} packages`);
  console.log(
    countLicences(used)
      .map(([licence, count]) => `${String(count).padStart(5)}  ${licence}`)
      .join('\n'),
  );
}
console.log(`Allowed for some packages alone:\n${describeWeighedLicences().join('\n')}`);

const forbidden = listForbiddenLicences(packages);
if (forbidden.length > 0) {
  console.error(`Not allowed in production:\n${forbidden.join('\n')}`);
  process.exitCode = 1;
}
