/** Debian's Chromium, or the one that CHROMIUM_PATH names; it talks to this machine only. */
export const CHROMIUM = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  // Region and audience are labels of the host.
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];
