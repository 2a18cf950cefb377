import type { PageData } from './page-data';
import { PartView } from './part-view';
import { StaticHtmlView } from './static-html-view';

/** A whole page: shell, blocks, shell. */
export function PageView({ before, parts, after }: Pick<PageData, 'before' | 'parts' | 'after'>) {
  return (
    <>
      {before.map((hash) => (
        <StaticHtmlView key={hash} hash={hash} />
      ))}
      <main id="main" tabIndex={-1}>
        {parts.map((part) => (
          <PartView key={`${part.key} ${part.kind === 'live' ? '' : part.hash}`} part={part} />
        ))}
      </main>
      {after.map((hash) => (
        <StaticHtmlView key={hash} hash={hash} />
      ))}
    </>
  );
}
