/**
 * Cuts the fonts of this folder from the installed packages; run it after an update of @fontsource-variable:
 *   npx tsx blocks/ui/fonts/make-subset.ts
 * Each file keeps the characters of its subset and the weights and features that the site uses (subsets.ts). The
 * licences (OFL, no reserved names) allow that and go with the files.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FEATURES, FONTS, SUBSETS, toCharacters } from './subsets';

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, '../../../node_modules/@fontsource-variable');

async function makeFont({ file, weights }: (typeof FONTS)[number]): Promise<void> {
  await copyFile(join(packages, file, 'LICENSE'), join(here, `${file}-LICENSE.txt`));
  for (const subset of SUBSETS) {
    const source = await readFile(
      join(packages, file, 'files', `${file}-${subset.source}-wght-normal.woff2`),
    );
    const cut = await subsetFont(source, toCharacters(subset), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      noHinting: true,
      keepFeatures: FEATURES,
    });
    await writeFile(join(here, `${file}-${subset.name}.woff2`), cut);
  }
}

for (const font of FONTS) await makeFont(font);
