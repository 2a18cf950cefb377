// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseRichText } from '#schemas/values/rich-text';
import { propertyRuns } from '#tests/property-runs';
import { cleanHtml } from './rich-text-html';

const SEED = 20_261_122;

const TAGS = [
  'p',
  'div',
  'b',
  'strong',
  'i',
  'em',
  'ul',
  'ol',
  'li',
  'a',
  'span',
  'h2',
  'script',
  'table',
  'svg',
];
const ATTRIBUTES = [
  'href="/a?b=1&c=2"',
  'href="javascript:alert(1)"',
  "href='//evil.test'",
  'href="https://a.test/?q=%22"',
  'onclick="x()"',
  'style="color:red"',
  'id="a&quot;b"',
  'target="_blank"',
  'class=x',
];
const markup = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...TAGS), fc.subarray(ATTRIBUTES, { maxLength: 2 }))
        .map(([tag, own]) => `<${[tag, ...own].join(' ')}>`),
      fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
      fc.constantFrom('Текст', ' a < b & c ', '&nbsp;', '&lt;script&gt;', '<br>', '<!-- x -->', '"кавычки"'),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

test('what the browser cleans passes the schema unchanged, whatever was pasted', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const clean = cleanHtml(html);
      expect(sanitiseRichText(clean)).toBe(clean);
    }),
    propertyRuns(400, SEED),
  );
});

test('cleaning what is clean changes nothing', () => {
  const html =
    '<h2 id="a">Связь</h2><p>Дома и <strong>в&nbsp;пути</strong></p><ul><li>раз<ul><li>два</li></ul></li></ul>';
  expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
  expect(cleanHtml(html)).toContain('<ul><li>раз<ul><li>два</li></ul></li></ul>');
});

test('markup without a letter in it is nothing', () => {
  expect(cleanHtml('<p><br></p>')).toBe('');
});
