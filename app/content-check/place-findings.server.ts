import { toOwner, type Finding, type PlacedFinding } from '#schemas/finding';
import type { Audience } from '#schemas/page';
import { describeIssues } from '#cms/fields/describe-issues';
import { registry } from '#app/catalog.server';
import type { RawComponent } from './page-components';

interface Places {
  page: string;
  audience: Audience | '';
  components: readonly RawComponent[];
  /** The regions that the document is for. */
  regions: readonly string[];
}

/** Gathers findings of one document: equal ones once, with all the regions that they were found in. */
export class PlacedFindings {
  private readonly found = new Map<string, { finding: Finding; regions: Set<string> }>();

  constructor(private readonly places: Places) {}

  /** Without regions: found in all of them. */
  add(findings: readonly Finding[], regions: Iterable<string> = this.places.regions): void {
    const where = [...regions];
    for (const finding of findings) {
      const { code, id, pointer, about = finding.message } = finding;
      const key = [code, id, pointer, about].join('\n');
      const known = this.found.get(key) ?? { finding, regions: new Set() };
      where.forEach((region) => known.regions.add(region));
      this.found.set(key, known);
    }
  }

  /** Errors first, then in the order of the page. */
  list(): PlacedFinding[] {
    const placed = [...this.found.values()].map(({ finding, regions }) => this.place(finding, regions));
    return [
      ...placed.filter(({ severity }) => severity === 'error'),
      ...placed.filter(({ severity }) => severity === 'warning'),
    ];
  }

  private place(finding: Finding, regions: ReadonlySet<string>): PlacedFinding {
    const { page, audience, components, regions: all } = this.places;
    const isEverywhere = all.every((region) => regions.has(region));
    const component = components.find(({ id }) => id === finding.id);
    const details = toDetails(finding, component?.props);
    return {
      ...finding,
      page,
      audience,
      owner: toOwner(finding.code),
      regions: isEverywhere ? 'all' : [...regions],
      label: toLabel(finding.type),
      place: component?.place ?? '',
      ...(details === null ? {} : { details }),
    };
  }
}

/** What editors call a block or a flow. */
export function toLabel(type: string): string | null {
  return registry.find(type)?.label ?? null;
}

/** What the registry and the operator's forms say in Russian; null where the code of the finding says it all. */
function toDetails({ code, type, version, pointer, message }: Finding, props: unknown): string | null {
  if (code === 'faulty-definition' || code === 'document-field') return message;
  const definition = registry.find(type);
  if (code !== 'invalid-props' || definition === undefined || definition.version !== version) return null;
  const issues = describeIssues(definition.props, props ?? {});
  const issue = issues.find((known) => `/props${known.pointer}` === pointer);
  return issue === undefined ? null : [issue.path, issue.message].filter(Boolean).join(': ');
}
