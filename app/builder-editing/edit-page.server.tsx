import { renderToStaticMarkup } from 'react-dom/server';
import clientManifest from 'virtual:client-manifest';
import { registry } from '#app/catalog.server';
import { FLOWS_LABEL, GROUP_LABELS } from '#app/gallery/gallery-texts';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import { findDocumentStyles } from '#app/page/asset-links.server';
import { toScriptJson } from '#app/page/to-script-json';
import { toBuilderComponent } from '#cms/builder/to-builder-component';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import type { Definition } from '#registry/verdict';
import { EDITING_DATA_ID, EDITING_ROOT_ID, type EditedComponent, type EditingPage } from './editing-page';
import { EDITING_SCRIPT } from './emit-builder-editing';

/** The document that stands in Builder.io's frame: the catalog as JSON, and the script that shows it. */
export function renderEditPage(space: Omit<EditingPage, 'components'>, nonce: string): string {
  const page: EditingPage = { ...space, components: registry.all().map(toEditedComponent) };
  const html = renderToStaticMarkup(<EditDocument page={page} nonce={nonce} />);
  return `<!DOCTYPE html>${html}`;
}

function toEditedComponent(definition: Definition): EditedComponent {
  const isBlock = definition.kind === 'block';
  return {
    component: toBuilderComponent(definition),
    kind: definition.kind,
    group: definition.kind === 'block' ? GROUP_LABELS[definition.group] : FLOWS_LABEL,
    fields: listEditorFields(definition.props),
    data: isBlock ? (definition.examples[0]?.data ?? definition.empty ?? null) : null,
  };
}

function EditDocument({ page, nonce }: { page: EditingPage; nonce: string }) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Редактор Builder.io</title>
        {findDocumentStyles().map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <div id={EDITING_ROOT_ID}>
          <main>
            <Section>
              <Notice title="Страница для Builder.io">
                Она открывается внутри редактора Builder.io: там видны блоки сайта.
              </Notice>
            </Section>
          </main>
        </div>
        <script
          id={EDITING_DATA_ID}
          type="application/json"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: toScriptJson(page) }}
        />
        <script type="module" src={findScript()} nonce={nonce} />
      </body>
    </html>
  );
}

function findScript(): string {
  if (clientManifest === null) return `/${EDITING_SCRIPT}`;
  const chunk = clientManifest[EDITING_SCRIPT];
  if (chunk === undefined) throw new Error(`the build has no ${EDITING_SCRIPT}`);
  return `/${chunk.file}`;
}
