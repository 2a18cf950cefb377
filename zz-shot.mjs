import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
for (const [name, w, dark] of [['d', 1440, false], ['p', 360, false], ['k', 1440, true]]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: dark ? 'dark' : 'light' });
  const p = await c.newPage();
  for (const n of process.argv.slice(2)) {
    if (name === 'k' && n !== process.argv[2]) continue;
    await p.goto(`http://moscow.localhost:4650/c${n}`, { waitUntil: 'load' });
    await p.evaluate(() => { document.querySelector('footer')?.remove(); });
    await p.waitForTimeout(600);
    await p.screenshot({ path: `/tmp/h/logs/shot-${name}-${n}.png`, fullPage: true });
  }
}
await b.close();
