import type { Submission as Sent, SubmittedFile } from '#fixtures/sandbox/feedback/state';

/** A form that was sent in, as the page and its JSON show it: files with the address of their bytes. */
export interface ShownSubmission extends Omit<Sent, 'files'> {
  files: (Omit<SubmittedFile, 'id'> & { url: string })[];
}

const TITLE = 'Формы, которые приняла песочница';
const NUMBER = new Intl.NumberFormat('ru');
const TIME = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'medium' });

/** A whole document without styles and scripts: what was sent in, for whoever tries the forms out. */
export function SubmissionsView({ submissions }: { submissions: readonly ShownSubmission[] }) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{TITLE}</title>
      </head>
      <body>
        <main>
          <h1>{TITLE}</h1>
          {submissions.length === 0 && <p>Пока ни&nbsp;одной.</p>}
          {submissions.map((submission) => (
            <Submission key={submission.number} {...submission} />
          ))}
        </main>
      </body>
    </html>
  );
}

function Submission({ number, form, at, fields, files }: ShownSubmission) {
  return (
    <article aria-labelledby={`submission-${number}`}>
      <h2 id={`submission-${number}`}>
        № {number}: {form}
      </h2>
      <p>
        <time dateTime={at}>{TIME.format(new Date(at))}</time>
      </p>
      <dl>
        {Object.entries(fields).map(([name, value]) => (
          <div key={name}>
            <dt>
              <b>{name}</b>
            </dt>
            <dd>{toText(value)}</dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && <Files files={files} />}
      <hr />
    </article>
  );
}

function Files({ files }: Pick<ShownSubmission, 'files'>) {
  return (
    <ul>
      {files.map(({ url, field, name, type, size }) => (
        <li key={url}>
          {field}: <a href={url}>{name || 'файл без имени'}</a> ({type || 'тип неизвестен'},{' '}
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
