import type { Finding } from '#schemas/finding';
import type { RawComponent } from './page-components';

/** Blocks whose content is older than the code: shown, through their migrations. `findVersion`: of the code. */
export function checkVersions(
  components: readonly RawComponent[],
  findVersion: (type: string) => number | null,
): Finding[] {
  return components.flatMap(({ id, type, version }): Finding[] => {
    const current = findVersion(type);
    if (current === null || version >= current || version < 1) return [];
    return [
      {
        code: 'outdated-version',
        severity: 'warning',
        id,
        type,
        version,
        pointer: '/version',
        message: `is of version ${version}; this build has ${current} and lifts it each time it is read`,
        fix: 'Open the page in the editor and publish it once.',
      },
    ];
  });
}
