import type { IncomingMessage } from 'node:http';
import { BRAND } from '#schemas/brand';

interface LightPage {
  /** Of the window, without the brand. */
  title: string;
  heading: string;
  /** What follows the heading, as HTML. */
  rest: string;
}

/** A page that costs no render: without scripts, in the look of the page for old browsers, whose styles are always there. */
export function toLightPage({ title, heading, rest }: LightPage): Buffer {
  return Buffer.from(`<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}\u00a0— ${BRAND.name}</title>
<link rel="stylesheet" href="/old-browser.css">
</head>
<body>
<main class="page">
<p class="brand">${BRAND.name}</p>
<h1>${heading}</h1>
${rest}
</main>
</body>
</html>
`);
}

/** Is a document asked for, and not the data of one? */
export function wantsPage({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
  return (headers.accept ?? '').includes('text/html') && !/[?&]_data=/.test(url);
}
