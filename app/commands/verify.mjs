import { installPackages } from './prepare.mjs';
import { runStages, VERIFY_BUDGET, VERIFY_STAGES } from './stages.mjs';
import { closeWith } from './summary.mjs';

/** `npm run verify`: from a fresh clone to the verdict on everything, the browser tests included. */
closeWith(await runStages(VERIFY_STAGES, [installPackages]), VERIFY_BUDGET);
