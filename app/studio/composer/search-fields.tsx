import { findMetaIndex, readMeta, writeMeta, type MetaKey } from '#cms/composing/page-meta';
import type { PageFields } from '#cms/composing/page-text';
import { TextArea } from '#blocks/ui/text-area';
import { issuesAt, type FieldIssue } from '../fields/field-issues';
import { ChosenPicture } from '../fields/image-input';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import { useComposer } from './composer-context';
import styles from './search-fields.module.css';

const DESCRIPTION: MetaKey = { name: 'description' };
const PICTURE: MetaKey = { property: 'og:image' };
/** Search results cut longer ones off, about there. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 160;

interface SearchFieldsProps {
  fields: PageFields;
  onChange: (fields: PageFields) => void;
  issues: readonly FieldIssue[];
  id: string;
}

/** How search engines and messengers show the page: title, description, picture, and a look at the result. */
export function SearchFields({ fields, onChange, issues, id }: SearchFieldsProps) {
  const t = useTexts('composer');
  const { meta } = fields;
  const title = toText(fields['title']);
  const description = readMeta(meta, DESCRIPTION);
  const setMeta = (key: MetaKey, content: string) =>
    onChange({ ...fields, meta: writeMeta(meta, key, content) });
  const faultOf = (...path: (string | number)[]) =>
    issuesAt(issues, ...path).find(({ pointer }) => pointer === '')?.message;
  const index = findMetaIndex(meta, DESCRIPTION);
  return (
    <>
      {/* Two lines: a title is one line of text, which the panel is too narrow for. */}
      <TextArea
        id={`${id}-title`}
        name={`${id}-title`}
        rows={2}
        label={t('pageTitle')}
        value={title}
        hint={toLength(title, SHOWN_TITLE, t)}
        error={faultOf('title')}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={({ target }) =>
          onChange({ ...fields, title: target.value.replace(/[ \t]{0,9}\n\s{0,9}/g, ' ') })
        }
      />
      <TextArea
        id={`${id}-description`}
        name={`${id}-description`}
        rows={3}
        label={t('pageDescription')}
        hint={toLength(description, SHOWN_DESCRIPTION, t)}
        value={description}
        error={index === -1 ? undefined : faultOf('meta', index, 'content')}
        onChange={({ target }) => setMeta(DESCRIPTION, target.value)}
      />
      <SearchResult title={title} description={description} />
      <SocialPicture src={readMeta(meta, PICTURE)} onChange={(src) => setMeta(PICTURE, src)} />
    </>
  );
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

function toLength(text: string, most: number, t: ReturnType<typeof useTexts<'composer'>>): string {
  return t(text.length > most ? 'tooLongForSearch' : 'lengthForSearch', { length: text.length, most });
}

/** The page as a line of search results, cut where they cut. */
function SearchResult({ title, description }: { title: string; description: string }) {
  const t = useTexts('composer');
  const { page } = useComposer();
  const trail = [window.location.hostname, ...page.path.split('/').filter(Boolean)].join(' › ');
  return (
    <figure className={styles.result}>
      <figcaption className={styles.caption}>{t('searchPreview')}</figcaption>
      <p className={styles.trail}>{trail}</p>
      <p className={styles.title}>{cut(title, SHOWN_TITLE) || t('untitledPage')}</p>
      <p className={styles.description}>{cut(description, SHOWN_DESCRIPTION) || t('noDescription')}</p>
    </figure>
  );
}

/** At the end of a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

function SocialPicture({ src, onChange }: { src: string; onChange: (src: string) => void }) {
  const t = useTexts('composer');
  const isDrawing = /\.svg(?:$|\?)/.test(src);
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.label}>
        {t('socialPicture')} <span className={styles.optional}>{t('optional')}</span>
      </legend>
      <p className={styles.hint}>{t('socialPictureHint')}</p>
      <ChosenPicture
        src={src}
        width={undefined}
        height={undefined}
        label={t('socialPicture')}
        onChoose={(picture) => onChange(picture.src)}
      />
      {isDrawing && <p className={styles.wrong}>{t('socialDrawing')}</p>}
      {src !== '' && (
        <ToolButton variant="ghost" onClick={() => onChange('')}>
          {t('socialDefault')}
        </ToolButton>
      )}
    </fieldset>
  );
}
