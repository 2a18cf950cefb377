import path from 'node:path';
import { findPage } from '#fixtures/content/find-page';
import type { DemoContent } from '#fixtures/content/load-content';
import type { SandboxContent } from '#fixtures/sandbox/context';
import { listForms } from '#fixtures/sandbox/feedback/list-forms';
import { openSandbox, type KeptSandbox } from '#fixtures/sandbox/memory/open-sandbox';
import { createSandbox, type Sandbox } from '#fixtures/sandbox/sandbox';
import type { SeedContent } from '#cms/store/seed-store';
import type { Store } from '#cms/store/tables';
import { createCipher } from '#app/flow-engine/cipher.server';
import type { Environment } from '#app/site/environment';
import type { Logger } from '#app/site/logger';
import { createSandboxFiles } from './sandbox-files';
import { createSandboxMemory } from './sandbox-memory';

/** Where a sandbox keeps what it remembers. */
export interface SandboxPlace {
  store: Store;
  /** DATA_DIR: files of forms lie in `sandbox-files` under it. */
  directory: string;
  /** The first locks all of it, any of them opens it. */
  secrets: readonly [string, ...string[]];
  log: Logger;
}

/** The sandbox with the demo site as its content, which forgets everything at its end. */
export function createDemoSandbox(content: DemoContent): Sandbox {
  return createSandbox({ content: toContent(content) });
}

/** The sandbox of the operator's API, with the demo site as its content. It goes on where it ended; `close` it before the store. */
export function openDemoSandbox(content: DemoContent, place: SandboxPlace): Promise<KeptSandbox> {
  const { store, directory, secrets, log } = place;
  return openSandbox({
    content: toContent(content),
    memory: createSandboxMemory(store, createCipher(secrets, 'sandbox-state-v1'), log),
    files: createSandboxFiles(path.join(directory, 'sandbox-files'), secrets),
  });
}

/**
 * What a new store begins with. The main page's promotions, news, promotions, FAQ and banners of a real operator are
 * never hidden behind the demo's; the facts that the demo's pages refer to come with them.
 */
export function toSeed(
  { OPERATOR_API_URL }: Pick<Environment, 'OPERATOR_API_URL'>,
  demo: DemoContent,
): SeedContent {
  const { mainPage, documents, ownDocuments, ...pages } = demo;
  const ownData =
    OPERATOR_API_URL === undefined
      ? { mainPage, documents: [...documents, ...ownDocuments] }
      : { documents: ownDocuments };
  return { ...pages, ...ownData, forms: listForms() };
}

function toContent(content: DemoContent): SandboxContent {
  return {
    getPage: (at, scope) => findPage(content, at, scope)?.page ?? null,
    getLayout: ({ audience }) => content.layouts[audience],
    getMainPage: () => content.mainPage,
    regions: content.regions,
  };
}
