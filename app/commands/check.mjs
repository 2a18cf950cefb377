import { installPackages } from './prepare.mjs';
import { CHECK_STAGES, runStages } from './stages.mjs';
import { closeWith } from './summary.mjs';

/** `npm run check`: everything that needs no browser. */
closeWith(await runStages(CHECK_STAGES, [installPackages]));
