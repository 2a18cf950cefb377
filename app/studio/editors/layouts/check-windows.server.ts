import { liftProps } from '#cms/composing/lift-props';
import { describeIssues } from '#cms/fields/describe-issues';
import type { Finding } from '#schemas/finding';
import { parsePageInfo } from '#schemas/parse-page-info';
import { registry } from '#app/catalog.server';
import { listComponents, type RawComponent } from '#app/content-check/page-components';
import type { DocumentFinding } from '../documents/finding';
import { toDocumentFinding } from '../documents/to-document-finding';

/** What the registry has against the blocks of a layout, each finding at its field. */
export function checkWindows(raw: unknown): DocumentFinding[] {
  const placed = listComponents(raw);
  const parsed = parsePageInfo({ components: Object(raw)['components'] });
  if (parsed === null) return [];
  const judged = registry.judgeAll(parsed.page.components).findings;
  // Other fields than its blocks a layout shares with no page.
  const shapes = parsed.findings.filter(({ code }) => code !== 'page-field');
  const invalid = new Set(judged.flatMap(({ code, id }) => (code === 'invalid-props' ? [id] : [])));
  return [
    ...shapes.map(toDocumentFinding),
    ...judged.filter(({ code }) => code !== 'invalid-props').map((finding) => toPlaced(finding, placed)),
    ...placed.filter(({ id }) => invalid.has(id)).flatMap(listIssues),
  ];
}

function toPlaced(finding: Finding, components: readonly RawComponent[]): DocumentFinding {
  const place = components.find(({ id }) => id === finding.id)?.place ?? '/components';
  const path = registry.find(finding.type)?.label ?? finding.type;
  return { ...toDocumentFinding({ ...finding, pointer: place + finding.pointer }), path };
}

/** In an editor's words: the fields are those of this build's version, as the form shows them. */
function listIssues({ type, version, props, place }: RawComponent): DocumentFinding[] {
  const definition = registry.find(type);
  if (definition === undefined) return [];
  const lifted = liftProps(definition, version, props ?? {});
  if (!lifted.ok) return [];
  return describeIssues(definition.props, lifted.props).map(({ pointer, path, message }) => ({
    pointer: `${place}/props${pointer}`,
    message,
    severity: 'error' as const,
    path: [definition.label, path].filter(Boolean).join(' → '),
  }));
}
