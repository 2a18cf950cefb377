import { startShellScripts } from '#app/shell-scripts/start-shell-scripts';
import { enhanceBlocks } from './enhance-blocks';

/** The script of a page without React: the shell's comforts and its blocks' enhancements. */
startShellScripts();
enhanceBlocks();
