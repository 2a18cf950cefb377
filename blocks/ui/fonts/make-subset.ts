/**
 * Cuts the fonts of this folder from the installed packages; run it after an update of @fontsource-variable:
 *   npx tsx blocks/ui/fonts/make-subset.ts
 * Each file keeps the characters of its subset (subsets.ts) and the weights 400 to 700. The licences (OFL, no
 * reserved names) allow that and go with the files.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { SUBSETS, toCharacters, WEIGHTS } from './subsets';

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, '../../../node_modules/@fontsource-variable');

async function makeFont(font: 'onest' | 'golos-text'): Promise<void> {
  await copyFile(join(packages, font, 'LICENSE'), join(here, `${font}-LICENSE.txt`));
  for (const subset of SUBSETS) {
    const source = await readFile(
      join(packages, font, 'files', `${font}-${subset.source}-wght-normal.woff2`),
    );
    const cut = await subsetFont(source, toCharacters(subset), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      noHinting: true,
    });
    await writeFile(join(here, `${font}-${subset.name}.woff2`), cut);
  }
}

await makeFont('onest');
await makeFont('golos-text');
