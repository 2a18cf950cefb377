import { renderToString } from 'react-dom/server';
import type { GatewayCall } from '#registry/define-block';
import type { ReadyComponent } from '#registry/verdict';
import type { CallResult } from '#schemas/gateway/call';
import type { Product } from '#schemas/gateway/entities/product';
import { getTariff } from '#schemas/gateway/tariffs';
import { parsePageInfo } from '#schemas/parse-page-info';
import { buildTariff, type ProductInput } from '#fixtures/sandbox/tariffs/build';
import { tariffsOfSection } from '#fixtures/sandbox/tariffs/tariff-list';
import { createKnownAnswers } from '#cms/gateway/known-answers';
import { registry } from '#app/catalog.server';
import { NO_LOADING } from '#app/page/load-flow-props.server';
import { PageView } from '#app/page/page-view';
import { renderBlocks } from '#app/page/render-blocks.server';
import { DocumentHtml } from '#app/page/static-html';
import { measureVariants, readPace } from './measure-cpu';
import { createHandWritten } from './products-by-hand';

/** A showcase of forty tariffs, from the operator's answer to the HTML of the page's main part. */

const TARIFFS = 40;
const TYPE = 'tariff-showcase';
const UUID = '70000000-0000-4000-8000-000000000002';

const sheets = tariffsOfSection('all');
/** The tariffs of the demo site over and over, each with an id of its own. */
const sent: ProductInput[] = Array.from({ length: TARIFFS }, (_, index) => {
  const sheet = sheets[index % sheets.length];
  if (sheet === undefined) throw new Error('the demo site has no tariffs');
  return { ...buildTariff(sheet, 'moscow'), id: `${sheet.slug}-${index}` };
});
const text = JSON.stringify({ ...sent[0], tariffs: sent });
const read = (): Product & { tariffs?: Product[] | undefined } => getTariff.answer.parse(JSON.parse(text));

type Answer = ReturnType<typeof read>;

const toCall =
  (answer: Answer): GatewayCall =>
  async (contract) =>
    // The one call that has an answer here is the call that this answer was parsed for.
    (contract.id === getTariff.id ? answer : contract.empty) as CallResult<typeof contract>;

/** Read just now: nothing was made of it before. */
const call = toCall(read());
/** As the site keeps an answer that the operator has given before. */
const callKnown = toCall(createKnownAnswers().find(getTariff, Buffer.from(text), read));

const parsed = parsePageInfo({
  uuid: UUID,
  type: 'tariffs-v4',
  title: 'Тарифы',
  components: [
    {
      id: 'tariffs',
      type: TYPE,
      props: { title: 'Тарифы', layout: 'grid', comparable: true, connectPopupId: 'connect' },
    },
  ],
});
if (parsed === null) throw new Error('the page of the bench is none');
const { page } = parsed;
const { ready } = registry.judgeAll(page.components);
const [component] = ready;
const definition = component?.definition;
if (component === undefined || definition?.kind !== 'block' || definition.load === undefined)
  throw new Error(`the block ${TYPE} is not in the catalog`);

const context = {
  page,
  path: '/tariffs/all',
  query: new URLSearchParams(),
  call,
  region: { id: '1', code: 'moscow', title: 'Москва' },
  audience: 'b2c' as const,
  ask: NO_LOADING.ask,
  shop: NO_LOADING.shop,
  signal: new AbortController().signal,
};

const toAbsolute = (url: string) => new URL(url, 'http://moscow.example.test').href;

async function renderWhole(components: readonly ReadyComponent[], given = call): Promise<string> {
  const own = { ...context, call: given };
  const blocks = await renderBlocks(components, { ...own, toAbsolute, answer: null, ...NO_LOADING });
  if (blocks.findings.length > 0) throw new Error(`the block failed: ${JSON.stringify(blocks.findings[0])}`);
  return renderToString(
    <DocumentHtml.Provider value={blocks.html}>
      <PageView before={[]} parts={blocks.parts} after={[]} />
    </DocumentHtml.Provider>,
  );
}

const html = await renderWhole(ready);
const renderByHand = createHandWritten(html);
const load = definition.load.bind(definition);

const measured = await measureVariants(
  [
    { name: 'by hand', run: renderByHand },
    // The HTML of a component is kept with it: a new one has none.
    { name: 'whole', run: () => renderWhole([{ ...component }]) },
    { name: 'known', run: () => renderWhole([{ ...component }], callKnown) },
    { name: 'kept', run: () => renderWhole(ready) },
    { name: 'normalise', run: () => load(component.props, context) },
    { name: 'read', run: read },
  ],
  readPace(),
);
const sizes = { answer: text.length, html: html.length, byHand: renderByHand().length };
process.stdout.write(`${JSON.stringify({ ...measured, sizes })}\n`);
