import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSiteWhenStale, installPackages, SERVER_ENTRY } from './prepare.mjs';
import { ROOT } from './run-command.mjs';

/**
 * `npm run site`: from a fresh clone to a running site. The server runs in this very process, so signals reach
 * it directly, its exit code is ours, and nothing stays behind when the terminal is closed.
 */
try {
  await installPackages();
  await buildSiteWhenStale();
  console.log('Server: it fills the store on its first start, then listens; Ctrl+C ends it…');
  // Said aloud for whoever has set NODE_ENV=production: this command is the demo.
  process.env.PUBLIC_SCHEME ||= 'http';
  process.env.SEED ||= 'demo';
  if (!process.env.OPERATOR_API_URL) process.env.SANDBOX ||= '1';
  await import(pathToFileURL(path.join(ROOT, SERVER_ENTRY)).href);
} catch (error) {
  console.error(`The site cannot start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
