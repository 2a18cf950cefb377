import { SkipLink } from '#blocks/ui/skip-link';
import { isFarPart } from './far-parts';
import type { PageData } from './page-data';
import { StaticHtmlView } from './static-html-view';

const MAIN_ID = 'main';

/** A whole page: shell, blocks, shell. */
export function PageView({ before, parts, after }: Pick<PageData, 'before' | 'parts' | 'after'>) {
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      {before.map((hash) => (
        <StaticHtmlView key={hash} hash={hash} />
      ))}
      <main id={MAIN_ID} tabIndex={-1}>
        {parts.map((part, index) => (
          <StaticHtmlView key={part.key} hash={part.hash} isFar={isFarPart(part, index)} />
        ))}
      </main>
      {after.map((hash) => (
        <StaticHtmlView key={hash} hash={hash} />
      ))}
    </>
  );
}
