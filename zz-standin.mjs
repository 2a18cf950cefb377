import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
const pages = JSON.parse(readFileSync('/tmp/h/logs/corpus.json', 'utf8'));
let hang = false;
let calls = 0;
createServer(async (q, r) => {
  const url = new URL(q.url, 'http://x');
  if (url.pathname === '/hang') { hang = !hang; return r.end(String(hang)); }
  if (url.pathname === '/calls') { const c = calls; calls = 0; return r.end(String(c)); }
  if (url.pathname.startsWith('/api/v1/image')) {
    const png = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#4aa' } }).jpeg().toBuffer();
    r.setHeader('content-type', 'image/jpeg'); return r.end(png);
  }
  calls += 1;
  if (hang) return;
  r.setHeader('content-type', 'application/json');
  if (url.pathname.endsWith('/page')) {
    const path = JSON.parse(url.searchParams.get('userAttributes') ?? '{}').urlPath;
    return r.end(JSON.stringify({ results: pages[path] ? [pages[path]] : [] }));
  }
  r.statusCode = 404; r.end('{}');
}).listen(4651, '127.0.0.1');
