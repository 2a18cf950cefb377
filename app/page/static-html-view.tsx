import { memo, useContext, useState } from 'react';
import { DocumentHtml, recallStaticHtml } from './static-html';

/**
 * Shows ready HTML that React never touches. The markup is frozen for as long as the element lives: a new value
 * would reset the DOM, and with it whatever the visitor opened or typed there.
 */
export const StaticHtmlView = memo(function StaticHtmlView({ hash }: { hash: string }) {
  const fromServer = useContext(DocumentHtml);
  const [markup] = useState(() => fromServer?.get(hash) ?? recallStaticHtml(hash) ?? '');
  return <div data-static={hash} dangerouslySetInnerHTML={{ __html: markup }} />;
});
