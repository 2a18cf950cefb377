import type { Finding } from '#schemas/finding';

/** The findings of one page, as `?componentCheck=json`, the log and the editor read them. */
export interface PageReport {
  page: string;
  findings: Finding[];
}

/** One line for a log or a console: `hero-1 (landing-header v1) /props/title: … → fix`. */
export function describeFinding({ id, type, version, pointer, message, fix }: Finding): string {
  return `${id} (${type} v${version}) ${pointer}: ${message} → ${fix}`;
}
