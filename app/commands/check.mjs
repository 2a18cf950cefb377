import { installPackages } from './prepare.mjs';
import { CHECK_BUDGET, CHECK_STAGES, runStages } from './stages.mjs';
import { closeWith } from './summary.mjs';

/** `npm run check`: everything that needs neither a build nor a browser. */
closeWith(await runStages(CHECK_STAGES, [installPackages]), CHECK_BUDGET);
