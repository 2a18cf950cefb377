import { useContext } from 'react';
import { DocumentHtml } from './static-html';

/** Shows ready HTML, in an element that leaves no box of its own. */
export function StaticHtmlView({ hash }: { hash: string }) {
  const markup = useContext(DocumentHtml).get(hash) ?? '';
  return <div data-static={hash} dangerouslySetInnerHTML={{ __html: markup }} />;
}
