import type { Submission as Sent, SubmittedFile } from '#fixtures/sandbox/feedback/state';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Section } from '#blocks/ui/section';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';

/** A form that was sent in, as the page and its JSON show it: files with the address of their bytes. */
export interface ShownSubmission extends Omit<Sent, 'files'> {
  files: (Omit<SubmittedFile, 'id'> & { url: string })[];
}

const TITLE = 'Формы, которые приняла песочница';
const NUMBER = new Intl.NumberFormat('ru');
const TIME = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'medium' });

interface SubmissionsViewProps {
  submissions: readonly ShownSubmission[];
  /** Addresses of the stylesheets. */
  styles: readonly string[];
}

/** A whole document: what was sent in, for whoever tries the forms out. */
export function SubmissionsView({ submissions, styles }: SubmissionsViewProps) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{TITLE}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          <Section title={TITLE} headingLevel={1} width="text">
            <Stack gap={5}>
              {submissions.length === 0 && <Text>Пока ни&nbsp;одной.</Text>}
              {submissions.map((submission) => (
                <Submission key={submission.number} {...submission} />
              ))}
            </Stack>
          </Section>
        </main>
      </body>
    </html>
  );
}

function Submission({ number, form, at, fields, files }: ShownSubmission) {
  return (
    <Card as="article">
      <Stack gap={4}>
        <Heading level={2} look="lead">
          № {number}: {form}
        </Heading>
        <Text tone="muted">
          <time dateTime={at}>{TIME.format(new Date(at))}</time>
        </Text>
        <dl>
          {Object.entries(fields).map(([name, value]) => (
            <div key={name}>
              <dt>
                <Text as="span" tone="muted">
                  {name}
                </Text>
              </dt>
              <dd>{toText(value)}</dd>
            </div>
          ))}
        </dl>
        {files.length > 0 && <Files files={files} />}
      </Stack>
    </Card>
  );
}

function Files({ files }: Pick<ShownSubmission, 'files'>) {
  return (
    <ul>
      {files.map(({ url, field, name, type, size }) => (
        <li key={url}>
          {field}: <Link href={url}>{name || 'файл без имени'}</Link> ({type || 'тип неизвестен'},{' '}
          {NUMBER.format(size)}&nbsp;байт)
        </li>
      ))}
    </ul>
  );
}

/** A list of texts in one line; anything else as JSON has it. */
function toText(value: unknown): string {
  const parts = [value].flat();
  return parts.every((part) => typeof part === 'string') ? parts.join(' ') : JSON.stringify(value);
}
