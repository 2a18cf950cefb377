import { useState } from 'react';
import { Badge } from '#blocks/ui/badge';
import { ButtonLink } from '#blocks/ui/button';
import { Icon } from '#blocks/ui/icon';
import { Link } from '@remix-run/react';
import { useEditor } from '../shell/use-editor';
import { hasRight } from '../session/rights';
import { useTexts } from '../texts/use-texts';
import { useComposer } from './composer-context';
import styles from './header.module.css';
import { LivePreview } from './live-preview';
import { SaveStatus } from './save-status';
import { ScopeChoice, useScope } from './scope-choice';
import { Troubles } from './troubles';
import { usePuck } from './use-commands';
import { usePasteKey } from './use-paste';
import { useProblems } from './problems-panel';

/** The row above the canvas: which page this is, whether it is saved, and what can be done with it. */
export function ComposerHeader() {
  const t = useTexts('composer');
  const { page, renders } = useComposer();
  const scope = useScope();
  const [isPreviewing, setPreviewing] = useState(false);
  const toPart = (part: string) => `/studio/pages/${page.id}/${part}`;
  usePasteKey();
  return (
    <header className={styles.top}>
      <div className={styles.header}>
        <PageName />
        <History />
        <SaveStatus />
        <div className={styles.buttons}>
          <details className={styles.menu}>
            <summary className={styles.opener}>
              <Icon name="globe" size="s" /> <ScopeWords />
            </summary>
            <div className={styles.popover}>
              <ScopeChoice scope={scope} onChange={(next) => renders.setScope(next)} id="canvas" />
            </div>
          </details>
          <button type="button" className={styles.opener} onClick={() => setPreviewing(true)}>
            <Icon name="desktop" size="s" /> {t('seeAsIs')}
          </button>
          <Link className={styles.opener} to={toPart('history')} reloadDocument>
            {t('history')}
          </Link>
          <Link className={styles.opener} to={toPart('check')} reloadDocument>
            {t('check')}
          </Link>
          <PublishLinks toPart={toPart} />
        </div>
      </div>
      <Troubles />
      {isPreviewing && <LivePreview onClose={() => setPreviewing(false)} />}
    </header>
  );
}

function PageName() {
  const t = useTexts('composer');
  const { page } = useComposer();
  const scope = [page.audience === '' ? null : t(page.audience), toRegion(page.regions, page.region)].filter(
    Boolean,
  );
  return (
    <div className={styles.name}>
      <Link to="/studio/pages" className={styles.back} aria-label={t('back')} reloadDocument>
        <Icon name="arrow-left" size="s" />
      </Link>
      <div className={styles.words}>
        <h1 className={styles.title}>{page.title === '' ? page.path : page.title}</h1>
        <p className={styles.path}>{[page.path, ...scope].join(' · ')}</p>
      </div>
      <Badge tone={page.publishedAt === null ? 'neutral' : 'brand'}>
        {t(page.publishedAt === null ? 'unpublished' : 'published')}
      </Badge>
    </div>
  );
}

function toRegion(regions: readonly { code: string; label: string }[], code: string): string | null {
  return regions.find((region) => region.code === code)?.label ?? null;
}

const UNDO = 'M9 14L4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11';
const REDO = 'M15 14l5-5l-5-5M20 9H9.500a5.500 5.500 0 0 0 0 11H13';

function History() {
  const t = useTexts('composer');
  const { page } = useComposer();
  const history = usePuck((state) => state.history);
  if (!page.canEdit) return null;
  return (
    <div className={styles.history}>
      <Step label={t('undo')} path={UNDO} isPossible={history.hasPast} onClick={history.back} />
      <Step label={t('redo')} path={REDO} isPossible={history.hasFuture} onClick={history.forward} />
    </div>
  );
}

interface StepProps {
  label: string;
  path: string;
  isPossible: boolean;
  onClick: () => void;
}

/** Keeps the focus where it is when there is nothing more to take back. */
function Step({ label, path, isPossible, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? onClick : undefined}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  );
}

function ScopeWords() {
  const t = useTexts('composer');
  const { page } = useComposer();
  const { region, audience, at } = useScope();
  const audienceWords = audience === page.audience ? null : t(audience);
  const words = [toRegion(page.regions, region) ?? region, audienceWords, at === null ? null : t('onDate')];
  return <span>{words.filter(Boolean).join(', ')}</span>;
}

function PublishLinks({ toPart }: { toPart: (part: string) => string }) {
  const t = useTexts('composer');
  const { role } = useEditor();
  const problems = useProblems().length;
  if (!hasRight(role, 'publish')) return null;
  return (
    <>
      <Link className={styles.opener} to={toPart('schedule')} reloadDocument>
        {t('schedule')}
      </Link>
      <ButtonLink href={toPart('publish')}>
        {t('publish')}
        {problems > 0 && <span className="visually-hidden"> {t('problemCount', { count: problems })}</span>}
      </ButtonLink>
    </>
  );
}
