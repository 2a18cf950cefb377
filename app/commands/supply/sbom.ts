import * as z from 'zod';
import { CommandError } from '../run-command.mjs';
import type { LockedPackage } from './locked-packages';

const sbomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }) }),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      licenses: z.array(z.unknown()).min(1, 'a package without a licence'),
      hashes: z.array(z.unknown()).min(1, 'a package without a hash'),
    }),
  ),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

export type Sbom = z.infer<typeof sbomSchema>;

/**
 * The production packages of npm's list of everything. npm's own `--omit dev` also leaves out what both production
 * and development need, React among them, so the lock file says what belongs here. Throws CommandError when a
 * production package is missing.
 */
export function toProductionSbom(output: string, project: string, packages: readonly LockedPackage[]): Sbom {
  const all = sbomSchema
    .omit({ components: true })
    .extend({
      components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
    })
    .parse(JSON.parse(output));
  const wanted = new Set(packages.filter(({ use }) => use === 'production').map(toId));
  const components = all.components.filter((component) => wanted.has(toId(component)));
  requireAll(wanted, new Set(components.map(toId)));

  const { component } = all.metadata;
  const kept = new Set([component['bom-ref'], ...components.map((each) => each['bom-ref'])]);
  return sbomSchema.parse({
    ...all,
    // npm calls the project after its folder.
    metadata: { ...all.metadata, component: { ...component, name: project } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter((ref) => kept.has(ref)) })),
  });
}

function toId({ name, version }: { name: string; version: string }): string {
  return `${name}@${version}`;
}

function requireAll(wanted: ReadonlySet<string>, found: ReadonlySet<string>): void {
  const missing = [...wanted].filter((id) => !found.has(id));
  if (missing.length > 0) throw new CommandError(`npm sbom left out ${missing.join(', ')}.`);
}
