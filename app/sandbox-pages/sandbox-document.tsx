import type { ReactNode } from 'react';
import { Section } from '#blocks/ui/section';

export interface SandboxDocumentProps {
  title: string;
  /** Addresses of the stylesheets. */
  styles: readonly string[];
  children: ReactNode;
}

/** A whole document of what the sandbox was sent, for whoever tries the site out. */
export function SandboxDocument({ title, styles, children }: SandboxDocumentProps) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          <Section title={title} headingLevel={1} width="text">
            {children}
          </Section>
        </main>
      </body>
    </html>
  );
}
