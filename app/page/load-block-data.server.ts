import { withDeadline } from '#cms/gateway/deadline';
import type { BlockDefinition, LoadContext } from '#registry/define-block';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';

/** All blocks of a page load together, and a page waits no longer for them than this (trust.md, 1). */
const DATA_DEADLINE_MS = 2500;

export interface LoadedData {
  data: unknown;
  finding: Finding | null;
}

/** A block's data; its declared empty value when the load fails or is late. Never rejects. */
export async function loadBlockData(
  component: ReadyComponent & { definition: BlockDefinition },
  context: LoadContext,
): Promise<LoadedData> {
  const { definition, props } = component;
  if (definition.load === undefined) return { data: null, finding: null };
  const load = definition.load.bind(definition);
  return loadInTime(component, () => load(props, context), definition.empty);
}

/** What `load` gives, or `empty` with a finding when it fails or is late. Never rejects. */
export async function loadInTime(
  component: ReadyComponent,
  load: () => Promise<unknown>,
  empty: unknown,
): Promise<LoadedData> {
  try {
    return { data: await withDeadline(load, DATA_DEADLINE_MS), finding: null };
  } catch (error) {
    return { data: empty, finding: loadFailed(component, error) };
  }
}

function loadFailed({ id, definition }: ReadyComponent, error: unknown): Finding {
  return {
    code: 'load-failed',
    severity: 'warning',
    id,
    type: definition.type,
    version: definition.version,
    pointer: '',
    message: error instanceof Error ? error.message : String(error),
    fix: 'The block shows its empty state. Look at the calls of this block in the log.',
  };
}
