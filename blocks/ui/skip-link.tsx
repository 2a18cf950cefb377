import { ui } from './text/ru/ui';

export type SkipLinkProps = { targetId?: string | undefined; children?: string | undefined };

/** The first thing a keyboard meets: jumps over the header to the content. The target needs `tabindex="-1"`. */
export function SkipLink({ targetId = 'content', children = ui.skipToContent }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {children}
    </a>
  );
}
