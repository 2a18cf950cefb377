/** Ways to make a page run what its content says. Whatever runs sets `window.ran`. */

const RUN = 'window.ran=1';

const MARKUP = [
  `<script>${RUN}</script>`,
  `<ScRiPt src="data:text/javascript,${RUN}"></ScRiPt>`,
  `<img src=x onerror=${RUN}>`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg onload=${RUN}>`,
  `" autofocus onfocus="${RUN}`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `--><script>${RUN}</script><!--`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `]]><script>${RUN}</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>нажмите</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<embed src="data:text/html,<script>${RUN}</script>">`,
  `<details open ontoggle=${RUN}>текст</details>`,
  `<video autoplay onloadstart=${RUN}><source src=x></video>`,
  `<form action="javascript:${RUN}"><button>Отправить</button></form>`,
  `<button formaction="javascript:${RUN}">Отправить</button>`,
  `<base href="//evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<link rel="stylesheet" href="//evil.example/a.css">`,
  `<p style="background:url(javascript:${RUN})">текст</p>`,
  `<a href="javascript:${RUN}">ссылка</a>`,
  `<a href="&#x6A;ava&#10;script:${RUN}">ссылка</a>`,
  `<a href=" javascript:${RUN}">ссылка</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">ссылка</a>`,
  `<a href="/x" onclick="${RUN}" onmouseover="${RUN}">ссылка</a>`,
  `<scr\u0000ipt>${RUN}</scr\u0000ipt>`,
  `<x onpointerenter=${RUN} style="position:fixed;inset:0">поверх всего</x>`,
  `<p id="main" name="cookie">подмена</p><a id="flows" href="tel:1">подмена</a>`,
];

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `/javascript:${RUN}`,
  `#"><img src=x onerror=${RUN}>`,
  `/?q="><script>${RUN}</script>`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  '//evil.example/',
  '/\\evil.example/',
  `tel:+7"onclick="${RUN}`,
];

const TEMPLATES = [
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `';${RUN};//`,
  `\u2028${RUN}\u2029`,
];

/** Each is put into every field that takes it. */
export const XSS_CORPUS: readonly string[] = [...MARKUP, ...ADDRESSES, ...TEMPLATES];
