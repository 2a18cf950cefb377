import { findPage } from '#fixtures/content/find-page';
import type { DemoContent } from '#fixtures/content/load-content';
import { createSandbox, type Sandbox } from '#fixtures/sandbox/sandbox';

/** The sandbox of the operator's API, with the demo site as its content. */
export function createDemoSandbox(content: DemoContent): Sandbox {
  return createSandbox({
    content: {
      getPage: (path, scope) => findPage(content, path, scope)?.page ?? null,
      getLayout: ({ audience }) => content.layouts[audience],
      getMainPage: () => content.mainPage,
      regions: content.regions,
    },
  });
}
