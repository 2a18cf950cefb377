import { isRecord } from '#cms/fields/editor-field';
import type { Definition } from '#registry/verdict';

export type Lifted = { ok: true; props: unknown } | { ok: false; message: string };

/** Brings props of an older version to this build's, by the definition's migrations. Never throws. */
export function liftProps(definition: Definition, from: number, props: unknown): Lifted {
  let lifted = props;
  for (let version = from; version < definition.version; version += 1) {
    if (!isRecord(lifted)) return { ok: false, message: 'props must be an object' };
    try {
      lifted = definition.migrations?.[version]?.({ ...lifted });
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  }
  return { ok: true, props: lifted };
}
