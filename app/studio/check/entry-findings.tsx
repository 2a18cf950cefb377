import { Link } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { Heading } from '#blocks/ui/heading';
import type { EditorFinding } from './editor-finding';
import { toEditorPath } from '#app/studio/history/entry-paths';
import { Table } from '../shell/table';
import { useTexts } from '../texts/use-texts';
import type { CheckedEntry } from './check.server';
import styles from './check.module.css';

/** A document and what is wrong with it. */
export function EntryFindings({ entry }: { entry: CheckedEntry }) {
  const t = useTexts('check');
  const kinds = useTexts('documents');
  const { id, kind, name, title, audience, region, isCurrent, isForChecks, findings } = entry;
  const scope = [audience === '' ? t('everybody') : t(`audience_${audience}`), region]
    .filter(Boolean)
    .join(', ');
  const columns = (['what', 'block', 'where', 'owner'] as const).map((key) => ({
    key,
    title: t(`column_${key}`),
  }));
  const caption = `${title || t('untitled')} ${name}`;
  return (
    <section className={styles.entry}>
      <div className={styles.head}>
        <Heading level={2} look="body">
          <Link to={toEditorPath({ kind, id })} reloadDocument>
            {title || (name === '' ? kinds(`kind_${kind}`) : t('untitled'))}
          </Link>
        </Heading>
        <span className={styles.path}>{[name, scope].filter(Boolean).join(' · ')}</span>
        {isForChecks && <Badge>{t('onPurpose')}</Badge>}
        {!isCurrent && <Badge tone="accent">{t('changed')}</Badge>}
      </div>
      <Table caption={caption} columns={columns}>
        {findings.map((finding, index) => (
          <FindingRow key={index} finding={finding} />
        ))}
      </Table>
    </section>
  );
}

function FindingRow({ finding }: { finding: EditorFinding }) {
  const t = useTexts('check');
  const { severity, title, details, effect, advice, owner, block, regions, href } = finding;
  return (
    <tr>
      <td className={styles.what}>
        <p className={styles.title}>
          <Badge tone={severity === 'error' ? 'sale' : 'warning'}>{t(`is_${severity}`)}</Badge>
          {title}
        </p>
        {details !== null && <p>{details}</p>}
        <p className={styles.muted}>{effect}</p>
        <p>{advice}</p>
      </td>
      <td className={styles.block}>
        {block ?? t('ofPage')}
        {href !== null && (
          <Link to={href} reloadDocument className={styles.open}>
            {t(block === null ? 'openPage' : 'openBlock')}
          </Link>
        )}
      </td>
      <td>{regions}</td>
      <td>{owner}</td>
    </tr>
  );
}
