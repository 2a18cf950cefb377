// @vitest-environment jsdom
// Slow: the SDK of Builder.io is loaded, and draws a hundred pages.
import { Builder, builder, BuilderComponent } from '@builder.io/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { registry, requireServerView } from '#app/catalog.server';
import { readContent } from '#cms/builder/content-answer';
import { CORPUS } from '#cms/builder/testing/corpus';
import type { CorpusEntry } from '#cms/builder/testing/corpus/corpus-entry';
import { entry } from '#cms/builder/testing/sample-content';
import { toPageInfo } from '#cms/builder/to-page-info';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import type { ReadyComponent } from '#registry/verdict';
import { parsePageInfo } from '#schemas/parse-page-info';

/**
 * What Builder.io's own SDK shows of an entry, against what this site shows of it: text by text, picture by picture,
 * link by link. The SDK draws in a browser here, so its bindings run; on the site none does.
 */

type Kind = 'text' | 'picture' | 'link' | 'video';
interface Shown {
  texts: string[];
  pictures: string[];
  /** Words that stand for pictures: of a link around one, too. */
  alts: string[];
  links: string[];
  videos: string[];
}

beforeAll(() => {
  builder.init('f1a790f8c3204b3b8c5c1795aeac4660');
  builder.canTrack = false;
});

/** Words that the site adds to what an entry says. */
const OWN_WORDS = ['Подробнее', 'Смотреть видео', 'Видео'];

const toContent = ({ name, blocks, data = {} }: CorpusEntry) => {
  const raw = entry('/corpus', blocks, { title: name });
  const state = data['state'];
  return { ...raw, data: { ...Object(raw['data']), ...data, ...(state === undefined ? {} : { state }) } };
};

function showBySdk(given: CorpusEntry): Shown {
  const content = toContent(given);
  const element = createElement(BuilderComponent, {
    model: 'page',
    content: Object(content),
    locale: 'ru-RU',
  });
  // eslint-disable-next-line no-console
  const warn = console.warn;
  console.warn = () => undefined;
  try {
    return readShown(renderToStaticMarkup(element));
  } finally {
    console.warn = warn;
  }
}

function showHere(given: CorpusEntry): Shown & { findings: string[] } {
  const content = readContent(toContent(given));
  if (content === null) throw new Error(`${given.name} is no entry`);
  const { raw } = toPageInfo(content, {
    fieldsOf: (type) => {
      const definition = registry.find(type);
      return definition && listEditorFields(definition.props);
    },
    symbols: new Map(),
  });
  const parsed = parsePageInfo(raw);
  if (parsed === null) throw new Error(`${given.name} is no page`);
  const { ready, findings } = registry.judgeAll(parsed.page.components);
  const html = renderToStaticMarkup(createElement('main', null, ...ready.map(toView)));
  return { ...readShown(html), findings: findings.map(({ type }) => type) };
}

function toView({ id, definition, props, children }: ReadyComponent): ReactNode {
  if (definition.kind !== 'block') return null;
  const data = definition.examples[0]?.data ?? null;
  const given = { key: id, id, props, data };
  return createElement(requireServerView(definition.type), given, ...children.map(toView));
}

/** What a visitor sees on a desktop: styles of the SDK stand in the document, and hide what they hide. */
function readShown(html: string): Shown {
  document.body.innerHTML = html;
  const seen = [...document.body.querySelectorAll('*')].filter(isSeen);
  return {
    texts: readWords(),
    pictures: seen.flatMap((one) => readPicture(one)),
    alts: seen.flatMap((one) => one.getAttribute('alt') ?? []),
    links: seen.flatMap((one) => (one.tagName === 'A' ? (one.getAttribute('href') ?? []) : [])),
    videos: seen.flatMap((one) => (one.tagName === 'VIDEO' ? readVideo(one) : [])),
  };
}

function isSeen(element: Element): boolean {
  const hidden = ['SCRIPT', 'NOSCRIPT', 'STYLE', 'TEMPLATE', 'SOURCE'];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    if (hidden.includes(at.tagName) || getComputedStyle(at).display === 'none') return false;
  }
  return !element.classList.contains('visually-hidden');
}

/** The texts of the document, in their order. */
function readWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isShown = node.parentElement !== null && isSeen(node.parentElement);
    if (isShown) words.push(toWords(node.textContent ?? ''));
  }
  return words.filter(Boolean);
}

const squeeze = (text: string) => text.replaceAll(/[\s\u00a0]+/g, '');
const toWords = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

function readPicture(element: Element): string[] {
  const src = element.tagName === 'IMG' ? (element.getAttribute('src') ?? '') : '';
  return src === '' || src.includes('/api/v1/pixel') ? [] : [src];
}

/** The SDK names the file only once the video is near. */
const readVideo = (element: Element): string[] => [element.getAttribute('poster') ?? 'without a poster'];

interface Row {
  name: string;
  kind: Kind;
  what: string;
  isShown: boolean;
}

/** The table: every text, picture, link and video that the SDK shows, and whether this site shows it. */
function compare(given: CorpusEntry, sdk: Shown, here: Shown): Row[] {
  const all = here.texts.join(' ');
  const row = (kind: Kind, what: string, isShown: boolean): Row => ({
    name: given.name,
    kind,
    what,
    isShown,
  });
  return [
    ...sdk.texts.map((what) => row('text', what, all.includes(what))),
    ...sdk.pictures.map((what) => row('picture', what, here.pictures.includes(what))),
    ...sdk.links.map((what) => row('link', what, here.links.includes(what))),
    // A video without a poster is led to by a link.
    ...sdk.videos.map((what) => row('video', what, here.videos.length + here.links.length > 0)),
  ];
}

const results = () =>
  CORPUS.map((given) => {
    const sdk = showBySdk(given);
    const here = showHere(given);
    return { given, sdk, here, rows: compare(given, sdk, here) };
  });

describe('content of Builder.io, beside what its own SDK shows of it', () => {
  let drawn: ReturnType<typeof results>;
  beforeAll(() => {
    expect(Builder.isBrowser).toBe(true);
    drawn = results();
  });

  test('at least sixty entries are compared', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(CORPUS.map(({ name }) => name)).size).toBe(CORPUS.length);
  });

  test.each<Kind>(['text', 'picture', 'link', 'video'])('at least 95 of 100 of each %s are shown', (kind) => {
    const rows = drawn.flatMap(({ rows: own }) => own).filter((row) => row.kind === kind);
    const lost = rows.filter(({ isShown }) => !isShown);
    expect(rows.length).toBeGreaterThan(0);
    expect({
      share: 1 - lost.length / rows.length >= 0.95,
      lost: lost.length > rows.length / 20 ? lost : [],
    }).toEqual({
      share: true,
      lost: [],
    });
  });

  test('whatever is not shown is named by a finding, and nothing is named that is shown', () => {
    const named = drawn.map(({ given, here }) => [given.name, here.findings]);
    expect(named).toEqual(
      drawn.map(({ given }) => [given.name, (given.lost ?? []).map((what) => `Builder: ${what}`)]),
    );
    const unnamed = drawn.filter(
      ({ rows, here }) => rows.some(({ isShown }) => !isShown) && here.findings.length === 0,
    );
    expect(unnamed.map(({ rows }) => rows.filter(({ isShown }) => !isShown))).toEqual([]);
  });

  test('nothing is shown that the SDK does not show', () => {
    const wrong = drawn
      .filter(({ given }) => given.beyondSdk !== true)
      .flatMap(({ given, sdk, here }) => {
        const all = squeeze([...sdk.texts, ...sdk.alts].join(''));
        const texts = here.texts.filter(
          (words) => !all.includes(squeeze(words)) && !OWN_WORDS.includes(words),
        );
        const known = [...sdk.pictures, ...sdk.videos];
        const pictures = here.pictures.filter((src) => !known.includes(src));
        return [...texts, ...pictures].map((what) => `${given.name}: ${what}`);
      });
    expect(wrong).toEqual([]);
    const raw = drawn.flatMap(({ here }) => here.texts.filter((words) => words.includes('{{')));
    expect(raw).toEqual([]);
  });
});
