import { sendRequest, type HttpAnswer } from '#tests/http-client';
import type { Bench } from './bench';
import { makeBlocks, toPage } from './bench-blocks';
import { formatMicroseconds, judgeAtLeast, median, type Figure } from './figure';
import { measureLoad, type Load, type LoadResult } from './load';
import { buildMinimalRemix, startMinimalRemix } from './remix-baseline';
import { makeDirectory, startRawServer, startSite, waitForRest, type MeasuredServer } from './servers';
import { storePages } from './store-pages';

/** Pages over HTTP: from the page cache against ready bytes, and rendered anew against a minimal Remix. */

const FIFTY = '/bench/fifty';
const ARTICLE = '/help/info/lost-phone.html';
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const HEADERS = { 'user-agent': BROWSER, accept: 'text/html,application/xhtml+xml' };
const CACHED = { target: 0.7, moonshot: 0.95 };
const COLD = { target: 1, moonshot: 2 };

/** A page in one of the forms that a visitor may ask for. */
interface Form {
  name: string;
  path: string;
  headers: Record<string, string>;
  status: number;
}

interface Pace {
  rounds: number;
  /** Answers in a round. */
  requests: number;
}

interface Contest {
  ours: Load;
  theirs: Load;
  rounds: { ours: LoadResult; theirs: LoadResult }[];
}

export const measureHttp: Bench = async ({ isQuick }) => {
  const pace = isQuick ? { rounds: 5, requests: 4000 } : { rounds: 25, requests: 6000 };
  const coldPace = isQuick ? { rounds: 3, requests: 100 } : { rounds: 7, requests: 400 };
  await buildMinimalRemix();
  const directory = makeDirectory();
  const site = await startSite({ directory });
  await storePages(directory, { [FIFTY]: toPage(makeBlocks(50)) });
  const talkative = await startSite({ directory, logLevel: 'info' });
  if (!isQuick) await waitForRest([site, talkative]);
  const forms = await toForms(site);
  const raw = await startRaw(site, forms);
  const remix = await startMinimalRemix(makeBlocks(50));
  try {
    const cached: Figure[] = [];
    for (const [index, form] of forms.entries()) {
      const contest = await compete(toLoad(site, form), { ...toLoad(raw, form), path: `/${index}` }, pace);
      cached.push(...toFigures(`${form.name}, from the page cache`, 'ready bytes', contest, CACHED));
    }
    const [first] = forms;
    if (first === undefined) throw new Error('no form to measure');
    const logged = await compete(toLoad(talkative, first), { ...toLoad(raw, first), path: '/0' }, pace);
    cached.push(...toFigures(`${first.name}, each request logged`, 'ready bytes', logged, CACHED));
    const anew = { headers: HEADERS, status: 200 };
    const cold = await compete(
      { ...anew, server: site, path: `${FIFTY}?nocache=1` },
      { ...anew, server: remix, path: '/' },
      coldPace,
    );
    return {
      figures: [...cached, ...toFigures('50 blocks, rendered anew', 'a minimal Remix', cold, COLD)],
      notes: NOTES,
    };
  } finally {
    await Promise.all([site, talkative, raw, remix].map((server) => server.stop()));
  }
};

const NOTES = [
  'Ready bytes: `raw-server.ts` sends the same body with the same headers from memory, chosen by address. It knows no hosts, browsers, cookies, encodings, ETags, logs or measurements.',
  'The ratio is of requests per CPU second of the server: requests per second follow the load generator once the server is faster than it. “busy” is the share of time the server’s core worked.',
  'Rendered anew: `?nocache=1` passes over the page cache and comes out of Remix in full: routing, the store, layout, header and footer, CSP nonce, logging. Verdicts and HTML of unchanged blocks are kept, as they are in production.',
  'A minimal Remix: one route of the same 50 views behind Express, its data ready in memory, the template’s `renderToPipeableStream`; no header, footer, store, registry, CSP or log.',
  'Ten connections, answers uncompressed where the form does not say otherwise.',
];

async function toForms(site: MeasuredServer): Promise<Form[]> {
  const toForm = async (name: string, path: string) => {
    const encoded = (encoding: string): Form => ({
      name: `${name}, ${encoding}`,
      path,
      status: 200,
      headers: { ...HEADERS, 'accept-encoding': encoding },
    });
    const { etag } = (await askWarm(site, encoded('br'))).headers;
    if (etag === undefined) throw new Error(`${path} did not come from the page cache`);
    const again = { ...encoded('br'), name: `${name}, 304`, status: 304 };
    again.headers = { ...again.headers, 'if-none-match': etag };
    return { encoded, again };
  };
  const main = await toForm('Main page', '/');
  const article = await toForm('Help article', ARTICLE);
  return [
    main.encoded('br'),
    main.encoded('gzip'),
    main.encoded('identity'),
    main.again,
    article.encoded('br'),
    article.again,
  ];
}

/** The second answer: the first one fills the cache. */
async function askWarm({ port }: MeasuredServer, { path, headers }: Form): Promise<HttpAnswer> {
  await sendRequest({ port, path, headers });
  return sendRequest({ port, path, headers });
}

/** A raw server with the site's own answers, each at an address of its own. */
async function startRaw(site: MeasuredServer, forms: readonly Form[]): Promise<MeasuredServer> {
  const answers = await Promise.all(
    forms.map(async (form, index) => {
      const { status, headers, bytes } = await askWarm(site, form);
      // Node writes these itself.
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...own } = headers;
      const pairs = Object.entries(own).flatMap(([name, value]) => [name, String(value)]);
      return [`/${index}`, { status, headers: pairs, body: bytes.toString('base64') }] as const;
    }),
  );
  return startRawServer(Object.fromEntries(answers));
}

function toLoad(server: MeasuredServer, { path, headers, status }: Form): Load {
  return { server, path, headers, status };
}

/** Alternating rounds, after two that warm both up. */
async function compete(ours: Load, theirs: Load, { rounds, requests }: Pace): Promise<Contest> {
  const contest: Contest = { ours, theirs, rounds: [] };
  for (let round = -2; round < rounds; round += 1) {
    const result = { theirs: await measureLoad(theirs, requests), ours: await measureLoad(ours, requests) };
    if (round >= 0) contest.rounds.push(result);
  }
  return contest;
}

function toFigures(
  name: string,
  against: string,
  { rounds }: Contest,
  limit: { target: number; moonshot: number },
): Figure[] {
  const typical = (side: 'ours' | 'theirs', key: keyof LoadResult) =>
    median(rounds.map((round) => round[side][key]));
  const describe = (side: 'ours' | 'theirs') =>
    [
      `${formatMicroseconds(typical(side, 'cpuMicroseconds'))} CPU`,
      `${Math.round(typical(side, 'perSecond')).toLocaleString('en')}/s`,
      `p50 ${typical(side, 'p50Ms').toFixed(2)} ms`,
      `p99 ${typical(side, 'p99Ms').toFixed(2)} ms`,
      `${Math.round(typical(side, 'busy') * 100)} % busy`,
    ].join(', ');
  const ratio = median(rounds.map(({ ours, theirs }) => theirs.cpuMicroseconds / ours.cpuMicroseconds));
  return [
    {
      bench: 'http-page',
      name,
      baseline: `${against}: ${describe('theirs')}`,
      value: describe('ours'),
      ratio,
      target: `≥ ${limit.target} / ${limit.moonshot}`,
      verdict: judgeAtLeast(ratio, limit),
    },
  ];
}
