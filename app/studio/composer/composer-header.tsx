import { useMemo, useState } from 'react';
import { readPageFields } from '#cms/composing/page-text';
import { Badge } from '#blocks/ui/badge';
import { Icon } from '#blocks/ui/icon';
import { SkipLink } from '#blocks/ui/skip-link';
import { Link } from '@remix-run/react';
import { useEditor } from '../shell/use-editor';
import { hasRight } from '../session/rights';
import { useTexts } from '../texts/use-texts';
import { useComposer } from './composer-context';
import styles from './header.module.css';
import { FIELDS_ID } from './field-id';
import { toStepId, useHistoryState, useStepKeys, useSteps } from './history/use-steps';
import people from './others.module.css';
import { LivePreview } from './live-preview';
import { SaveStatus } from './save-status';
import { ToPartLink } from './to-part-link';
import { ScopeChoice, useScope } from './scope-choice';
import { Troubles } from './troubles';
import { toComposerData, usePuck } from './use-commands';
import { useOthers } from './use-others';
import { useFirstChoice } from './use-first-choice';
import { usePasteKey } from './use-paste';
import { useProblems } from './problems-panel';

/** The row above the canvas: which page this is, whether it is saved, and what can be done with it. */
export function ComposerHeader() {
  const t = useTexts('composer');
  const { renders } = useComposer();
  const scope = useScope();
  const [isPreviewing, setPreviewing] = useState(false);
  usePasteKey();
  useFirstChoice();
  return (
    <header className={styles.top}>
      <SkipLink targetId="side-panel">{t('skipToPanel')}</SkipLink>
      <SkipLink targetId={FIELDS_ID}>{t('skipToFields')}</SkipLink>
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
          <ToPartLink to="history" className={styles.opener}>
            {t('history')}
          </ToPartLink>
          <ToPartLink to="publish?check" className={styles.opener}>
            {t('check')}
          </ToPartLink>
          <PublishLinks />
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
  const body = usePuck((state) => toComposerData(state.appState.data).root.props.text);
  const title = useMemo(() => readPageFields(body)['title'], [body]);
  const facts = [
    page.path,
    t(page.publishedAt === null ? 'unpublished' : 'published'),
    page.audience === '' ? null : t(page.audience),
    toRegion(page.regions, page.region),
  ];
  const name = typeof title === 'string' && title !== '' ? title : page.path;
  const about = facts.filter(Boolean).join(' · ');
  return (
    <div className={styles.name}>
      <Link to="/studio/pages" className={styles.back} aria-label={t('back')} reloadDocument>
        <Icon name="arrow-left" size="s" />
      </Link>
      <div className={styles.words}>
        <h1 className={styles.title} title={name}>
          {name}
        </h1>
        <p className={styles.path} title={about}>
          {about}
        </p>
      </div>
      <Others />
    </div>
  );
}

function Others() {
  const t = useTexts('composer');
  const others = useOthers();
  if (others.length === 0) return null;
  const words = t('alsoHere', { names: others.join(', ') });
  return (
    <span className={people.others} title={words}>
      <Badge tone="warning" icon="user">
        {words}
      </Badge>
    </span>
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
  const { canUndo, canRedo } = useHistoryState();
  const { undo, redo } = useSteps();
  useStepKeys(document);
  if (!page.canEdit) return null;
  return (
    <div className={styles.history}>
      <Step id={toStepId('undo')} label={t('undo')} path={UNDO} isPossible={canUndo} onClick={undo} />
      <Step id={toStepId('redo')} label={t('redo')} path={REDO} isPossible={canRedo} onClick={redo} />
    </div>
  );
}

interface StepProps {
  id: string;
  label: string;
  path: string;
  isPossible: boolean;
  onClick: () => void;
}

/** Keeps the focus where it is when there is nothing more to take back. */
function Step({ id, label, path, isPossible, onClick }: StepProps) {
  return (
    <button
      type="button"
      id={id}
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
  const text = words.filter(Boolean).join(', ');
  return <span title={text}>{text}</span>;
}

function PublishLinks() {
  const t = useTexts('composer');
  const { role } = useEditor();
  const problems = useProblems().length;
  if (!hasRight(role, 'publish')) return null;
  return (
    <>
      <ToPartLink to="schedule" className={styles.opener}>
        {t('schedule')}
      </ToPartLink>
      <ToPartLink to="publish" className={styles.publish}>
        {t('publish')}
        {problems > 0 && <span className="visually-hidden"> {t('problemCount', { count: problems })}</span>}
      </ToPartLink>
    </>
  );
}
