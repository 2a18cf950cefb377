import { startShellScripts } from '#app/shell-scripts/start-shell-scripts';
import { enhanceBlocks } from './enhance-blocks';
import { startFlows } from './start-flows';

/** The script of a page: the shell's comforts, its blocks' enhancements, and its flows when a visitor comes near. */
startShellScripts();
enhanceBlocks();
startFlows();
