import { createGateway, type Gateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import { ANSWER_TIMEOUT_MS, createHttpTransport, type Transport } from '#cms/gateway/transport';
import { createEmbeddedSource } from '#cms/sources/embedded-source';
import { answerFromStore } from '#cms/stored-calls/answer-from-store';
import { answerMainPage } from '#cms/stored-calls/answer-main-page';
import { copyStore } from '#cms/store/database/copy-store';
import { hasEntries } from '#cms/store/lists/listed-entries';
import { seedStore } from '#cms/store/seed-store';
import { loadDemoContent } from '#fixtures/content/load-content';
import { createFiller } from '#app/references/fill-content.server';
import { createFilledSource } from '#app/references/filled-source.server';
import { fillAnswers } from '#app/references/fill-answers.server';
import { readFactsFrom } from '#app/references/read-facts.server';
import { createDemoSandbox, toSeed } from '#app/demo-sandbox/create-demo-sandbox';
import { toStorePlace, type Environment } from '#app/site/environment';
import type { Logger } from '#app/site/logger';
import type { CheckedSite } from './checked-site';

const SANDBOX_ORIGIN = 'http://sandbox.invalid';

/**
 * The site as far as a check needs it, on a copy of the store in memory: nothing on disk changes, not even by this
 * build's migrations. A store that is not there yet is seeded with the demo site, in memory as well.
 */
export async function openCheckedSite(
  env: Environment,
  log: Logger,
): Promise<{ site: CheckedSite; close: () => Promise<void> }> {
  const demo = await loadDemoContent();
  const store = await copyStore(toStorePlace(env));
  if (!(await hasEntries(store))) await seedStore(store, toSeed(env, demo), Date.now());
  const sandbox = createDemoSandbox(demo);
  const operator: Transport =
    env.OPERATOR_API_URL === undefined ? (request) => sandbox.handle(request) : createHttpTransport();
  const gateway: Gateway = createGateway({
    transport: fillAnswers(
      answerFromStore(
        store,
        answerMainPage(() => stored, operator),
      ),
      () => filler,
    ),
    origin: env.OPERATOR_API_URL ?? SANDBOX_ORIGIN,
    observer: SILENT_OBSERVER,
  });
  const stored = createEmbeddedSource(store);
  // A check is not in a hurry: each question waits as long as a call may take.
  const patienceMs = ANSWER_TIMEOUT_MS;
  const filler = createFiller({ gateway, source: stored, patienceMs, ...readFactsFrom(store) });
  const source = createFilledSource(stored, filler);
  const known = await source.getRegions();
  const regions = known.length > 0 ? known : demo.regions;
  return {
    site: { env, gateway, source, filler, store, log, regions: () => regions },
    close: () => store.destroy(),
  };
}
