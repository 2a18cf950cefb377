import type { Right } from './session/rights';
import type { PlainKey } from './texts/text-types';

/** A section of the studio; a new one adds a line, its word stands in `texts/ru/shell.ts`. */
export interface Section {
  /** The address; screens below it belong to the section. */
  to: string;
  title: PlainKey<'shell'>;
  /** Those without it do not see the section; its routes check the right by themselves. */
  right: Right;
  /** Its screen has a wider security policy than others: it is gone to by a load of its own. */
  reloads?: boolean;
}

export const SECTIONS: readonly Section[] = [
  { to: '/studio/pages', title: 'pages', right: 'read' },
  { to: '/studio/documents', title: 'materials', right: 'read' },
  { to: '/studio/forms', title: 'forms', right: 'read' },
  { to: '/studio/layouts', title: 'layout', right: 'read' },
  { to: '/studio/redirects', title: 'redirects', right: 'read' },
  { to: '/studio/media', title: 'media', right: 'read', reloads: true },
  { to: '/studio/check', title: 'check', right: 'read' },
  { to: '/studio/schedule', title: 'schedule', right: 'read' },
  { to: '/studio/audit', title: 'audit', right: 'publish' },
  { to: '/studio/people', title: 'people', right: 'administer' },
];
