import { memo, useContext, useState, type RefObject } from 'react';
import { DocumentHtml, recallStaticHtml } from './static-html';

interface StaticHtmlViewProps {
  hash: string;
  block?: string;
  elementRef?: RefObject<HTMLDivElement>;
}

/**
 * Shows ready HTML that React never touches. The markup is frozen for as long as the element lives: a new value
 * would reset the DOM, and with it whatever the visitor opened or typed there.
 */
export const StaticHtmlView = memo(function StaticHtmlView({ hash, block, elementRef }: StaticHtmlViewProps) {
  const fromServer = useContext(DocumentHtml);
  const [markup] = useState(() => fromServer?.get(hash) ?? recallStaticHtml(hash) ?? '');
  return (
    <div
      {...(block === undefined ? {} : { 'data-block': block })}
      {...(elementRef === undefined ? {} : { ref: elementRef })}
      data-static={hash}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});
