import { useContext } from 'react';
import { DocumentHtml } from './static-html';

/** Shows ready HTML. One that is `far` is drawn when a visitor comes near (blocks/ui/base.css). */
export function StaticHtmlView({ hash, isFar = false }: { hash: string; isFar?: boolean }) {
  const markup = useContext(DocumentHtml).get(hash) ?? '';
  return (
    <div data-static={hash} data-far={isFar ? '' : undefined} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
