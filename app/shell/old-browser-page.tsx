import { renderToStaticMarkup } from 'react-dom/server';
import { MODERN_BROWSERS } from './constants';
import { oldBrowserTexts } from './texts';

export type OldBrowserPageProps = {
  /** The configured brand name. */
  brandName: string;
  /** The address of old-browser.css; without it the page is plain and complete. */
  stylesheetHref?: string | undefined;
};

/** What a browser that cannot show the site sees instead (SHELL-23, SHELL-24): nothing a browser of 2001 lacks. */
function OldBrowserView({ brandName, stylesheetHref }: OldBrowserPageProps) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${oldBrowserTexts.title} — ${brandName}`}</title>
        {stylesheetHref && <link rel="stylesheet" href={stylesheetHref} />}
      </head>
      <body>
        <main className="page">
          <p className="brand">{brandName}</p>
          <h1>{oldBrowserTexts.title}</h1>
          <p>{oldBrowserTexts.text}</p>
          <ul>
            {MODERN_BROWSERS.map(({ name, link }) => (
              <li key={name}>
                <a href={link}>{name}</a>
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}

/** The old-browser page as a whole HTML document. */
export function renderOldBrowserPage(props: OldBrowserPageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<OldBrowserView {...props} />)}`;
}
