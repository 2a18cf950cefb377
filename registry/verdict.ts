import type { Finding } from '#schemas/finding';
import { toPointer } from '#schemas/finding';
import type { Component } from '#schemas/page';
import type { BlockDefinition } from './define-block';
import type { FlowDefinition } from './define-flow';

export type Definition = BlockDefinition | FlowDefinition;

/** A component that may be rendered: its definition, and its props migrated and validated. */
export interface ReadyComponent {
  id: string;
  definition: Definition;
  props: unknown;
  section: string | undefined;
  scope: Component['scope'];
  children: ReadyComponent[];
}

export type Verdict =
  | { status: 'ok'; ready: ReadyComponent; findings: Finding[] }
  | { status: 'unknown' | 'invalid' | 'newer'; findings: Finding[] };

const MAX_FINDINGS_PER_COMPONENT = 20;

export interface Judging {
  find: (type: string) => Definition | undefined;
  /** The verdict on what a container holds. */
  judgeChild: (child: Component) => Verdict;
}

/** Judges one component against its definition: lookup, then migration, then validation. Never throws. */
export function judge(component: Component, judging: Judging): Verdict {
  const definition = judging.find(component.type);
  if (definition === undefined) return { status: 'unknown', findings: [unknownType(component)] };
  if (component.version > definition.version) {
    return { status: 'newer', findings: [newerVersion(component, definition)] };
  }
  const migrated = migrate(component, definition);
  if (!migrated.ok) return { status: 'invalid', findings: [migrated.finding] };
  const read = definition.props.safeParse(migrated.props);
  if (!read.success) {
    const findings = read.error.issues
      .slice(0, MAX_FINDINGS_PER_COMPONENT)
      .map((issue) =>
        invalidProps(component, definition, toPointer(['props', ...issue.path]), issue.message),
      );
    return { status: 'invalid', findings };
  }
  return judgeChildren(component, definition, read.data, judging);
}

function judgeChildren(
  component: Component,
  definition: Definition,
  props: unknown,
  { judgeChild }: Judging,
): Verdict {
  const { id, section, scope } = component;
  const isContainer = definition.kind === 'block' && definition.container === true;
  if (!isContainer) {
    const findings = component.children.length > 0 ? [childrenIgnored(component)] : [];
    return { status: 'ok', ready: { id, definition, props, section, scope, children: [] }, findings };
  }
  const verdicts = component.children.map(judgeChild);
  const children = verdicts.flatMap((verdict) => (verdict.status === 'ok' ? [verdict.ready] : []));
  const findings = verdicts.flatMap((verdict) => verdict.findings);
  return { status: 'ok', ready: { id, definition, props, section, scope, children }, findings };
}

type Migrated = { ok: true; props: unknown } | { ok: false; finding: Finding };

function migrate(component: Component, definition: Definition): Migrated {
  let props = component.props;
  for (let version = component.version; version < definition.version; version += 1) {
    try {
      props = definition.migrations?.[version]?.(toRecord(props));
    } catch (error) {
      return { ok: false, finding: migrationFailed(component, definition, version, error) };
    }
  }
  return { ok: true, props };
}

function toRecord(props: unknown): Record<string, unknown> {
  if (typeof props !== 'object' || props === null || Array.isArray(props)) {
    throw new TypeError('props must be an object');
  }
  return { ...props };
}

function finding(component: Component, rest: Omit<Finding, 'id' | 'type' | 'version'>): Finding {
  return { id: component.id, type: component.type, version: component.version, ...rest };
}

function unknownType(component: Component): Finding {
  return finding(component, {
    code: 'unknown-type',
    severity: 'error',
    pointer: '/type',
    message: `no block or flow is called «${component.type}»`,
    fix: 'Check the spelling, or deploy the build that has this block.',
  });
}

function newerVersion(component: Component, definition: Definition): Finding {
  return finding(component, {
    code: 'newer-version',
    severity: 'error',
    pointer: '/version',
    message: `version ${component.version} is newer than this build's ${definition.version}`,
    fix: 'Deploy the build that wrote it; the content itself is fine.',
  });
}

function invalidProps(
  component: Component,
  definition: Definition,
  pointer: string,
  message: string,
): Finding {
  return finding(component, {
    code: 'invalid-props',
    severity: 'error',
    pointer,
    message,
    fix: `Correct this field of «${definition.label}».`,
  });
}

function migrationFailed(
  component: Component,
  definition: Definition,
  from: number,
  error: unknown,
): Finding {
  return finding(component, {
    code: 'migration-failed',
    severity: 'error',
    pointer: '/props',
    message: `cannot be lifted from version ${from}: ${error instanceof Error ? error.message : String(error)}`,
    fix: `Correct the props, or save the block anew in version ${definition.version}.`,
  });
}

function childrenIgnored(component: Component): Finding {
  return finding(component, {
    code: 'children-ignored',
    severity: 'warning',
    pointer: '/children',
    message: 'this block takes no children; they are not shown',
    fix: 'Move them out, to stand after the block.',
  });
}
