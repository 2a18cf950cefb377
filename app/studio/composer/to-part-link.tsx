import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#blocks/ui/is-plain-click';
import { useComposer } from './composer-context';

interface ToPartLinkProps {
  /** Of the page's other screens. */
  to: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link to another screen of the page: what waits is saved before the composer is left. */
export function ToPartLink({ to, className, children }: ToPartLinkProps) {
  const { keeper, page } = useComposer();
  const href = `/studio/pages/${page.id}/${to}`;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !keeper.isUnsaved()) return;
    event.preventDefault();
    void keeper.flush().then(() => window.location.assign(href));
  };
  return (
    <a href={href} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
