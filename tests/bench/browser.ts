/**
 * Debian's Chromium without a window, or the one that CHROMIUM_PATH names; it talks to this machine only. The one with a
 * window draws each frame twice on the processor where there is no graphics card: a phone has one.
 */
export const CHROMIUM = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium-headless-shell';

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
