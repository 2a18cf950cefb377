import type { Submission as Sent, SubmittedFile } from '#fixtures/sandbox/feedback/state';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { SandboxDocument, type SandboxDocumentProps } from './sandbox-document';

/** A form that was sent in, as the page and its JSON show it: files with the address of their bytes. */
export interface ShownSubmission extends Omit<Sent, 'files'> {
  files: (Omit<SubmittedFile, 'id'> & { url: string })[];
}

const TITLE = 'Формы, которые приняла песочница';
const NUMBER = new Intl.NumberFormat('ru');
const TIME = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'medium' });

interface SubmissionsViewProps extends Pick<SandboxDocumentProps, 'styles'> {
  submissions: readonly ShownSubmission[];
}

/** What was sent in, as a page. */
export function SubmissionsView({ submissions, styles }: SubmissionsViewProps) {
  return (
    <SandboxDocument title={TITLE} styles={styles}>
      <Stack gap={5}>
        {submissions.length === 0 && <Text>Пока ни&nbsp;одной.</Text>}
        {submissions.map((submission) => (
          <Submission key={submission.number} {...submission} />
        ))}
      </Stack>
    </SandboxDocument>
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
