import { Puck, type Data, type Overrides, type Plugin, type Viewports } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComposerData } from '#cms/composing/composer-item';
import { listItems } from '#cms/composing/item-tree';
import { readPageFields, toPageText } from '#cms/composing/page-text';
import { studioTexts } from '../texts/studio-texts';
import { BlockActions } from './block-actions';
import { CanvasFrame } from './canvas-frame';
import { ComposerContext, type Composer } from './composer-context';
import { ComposerHeader } from './composer-header';
import styles from './composer.module.css';
import type { ComposerPage } from './composer-page';
import { createPageHistory, isSamePage } from './history/page-history';
import { findTypingPlace } from './history/page-text-control';
import { toPuckConfig } from './puck-config';
import { PUCK_WORDS } from './puck-dictionary';
import { listAnchors } from './page-anchors';
import { askRender } from './rendering/ask-render';
import { createRenderStore } from './rendering/render-store';
import { createDraftKeeper } from './saving/draft-keeper';
import { keepLocalCopy, readLocalCopy } from './saving/local-copy';
import { sendDraft } from './saving/send-draft';
import { toComposerData, toPuckData } from './use-commands';
import { SidePanel } from './side-panel';
import { useLeaving } from './use-leaving';
import { useRepairs } from './use-repairs';

const t = studioTexts('composer');

const PLUGINS: Plugin[] = [
  // By this name Puck gives the left side to one panel, without its own bar of icons, which no keyboard reaches.
  { name: 'legacy-side-bar', render: () => <SidePanel /> },
  // Puck's own for phones would stand in the page a second time, unseen.
  { name: 'blocks', render: () => <></> },
  { name: 'outline', render: () => <></> },
  { name: 'fields' },
];

const OVERRIDES: Partial<Overrides> = {
  header: () => <ComposerHeader />,
  actionBar: BlockActions,
  iframe: CanvasFrame,
};

/** The widths that visitors have, and that of the canvas. */
const VIEWPORTS: Viewports = [
  { width: 360, icon: 'Smartphone', label: t('phone') },
  { width: 768, icon: 'Tablet', label: t('tablet') },
  { width: 1280, icon: 'Monitor', label: t('laptop') },
  { width: 1440, icon: 'Monitor', label: t('desktop') },
];

/** In CSS pixels: below it the sides leave more of the window to the page. */
const WIDE_WINDOW = 1280;
const SIDES =
  window.innerWidth < WIDE_WINDOW
    ? { leftSideBarWidth: 248, rightSideBarWidth: 320 }
    : { leftSideBarWidth: 300, rightSideBarWidth: 400 };

/** Sides wide enough for forms and for names of blocks, around the page as most visitors of a desktop have it. */
const UI = {
  ...SIDES,
  viewports: { current: { width: 1280, height: 'auto' as const }, controlsVisible: true, options: VIEWPORTS },
};

const READ_ONLY = { drag: false, duplicate: false, delete: false, edit: false, insert: false };
/** The page's styles come from its own answer; those of the studio are not for it. */
const IFRAME = { enabled: true, syncHostStyles: false };

interface ComposerAppProps {
  page: ComposerPage;
  /** `page.data` of a page that is one. */
  data: ComposerData;
}

/** The composer in the browser: Puck around the canvas, with a draft that saves itself. */
export function ComposerApp({ page, data }: ComposerAppProps) {
  const [said, announce] = useState('');
  const standing = useRef<ComposerData>(data);
  const composer = useComposerParts(page, standing, announce);
  const config = useMemo(() => toPuckConfig(page.catalog), [page.catalog]);
  const { keeper, renders, history } = composer;
  useLeaving(keeper);
  const root = useRef<HTMLDivElement>(null);
  useRepairs(root);
  const onChange = useCallback(
    (changed: Data) => {
      const next = toComposerData(changed);
      const before = standing.current;
      standing.current = next;
      // Puck tells of what is chosen, too.
      if (isSamePage(before, next)) return;
      history.note(next, { place: findTypingPlace(), at: Date.now() });
      if (next.root.props.text !== before.root.props.text)
        renders.setPage(JSON.stringify(readPageFields(next.root.props.text)));
      renders.setTypes(listItems(next.content).map(({ type }) => type));
      if (page.canEdit) keeper.changeSoon(() => toPageText(standing.current));
    },
    [keeper, renders, history, page.canEdit],
  );
  return (
    <ComposerContext.Provider value={composer}>
      <div ref={root} className={styles.composer} data-testid="composer">
        <Puck
          config={config}
          data={toPuckData(data)}
          onChange={onChange}
          plugins={PLUGINS}
          overrides={OVERRIDES}
          viewports={VIEWPORTS}
          iframe={IFRAME}
          ui={UI}
          dictionary={PUCK_WORDS}
          permissions={page.canEdit ? {} : READ_ONLY}
          height="100%"
        />
        <output className="visually-hidden">{said}</output>
      </div>
    </ComposerContext.Provider>
  );
}

/** What lives as long as the composer is open. */
function useComposerParts(
  page: ComposerPage,
  standing: { readonly current: ComposerData },
  announce: (text: string) => void,
): Composer {
  const [composer] = useState(() => createComposer(page, standing, announce));
  useEffect(
    () => () => {
      composer.keeper.stop();
      composer.renders.stop();
    },
    [composer],
  );
  return composer;
}

function createComposer(
  page: ComposerPage,
  standing: { readonly current: ComposerData },
  announce: (text: string) => void,
): Composer {
  const blocks = new Map(page.catalog.blocks.map((block) => [block.type, block]));
  const renders = createRenderStore((request) => askRender(page.id, request), {
    page: JSON.stringify(readPageFields(page.standing.body)),
    scope: {
      region: page.region === '' ? page.home : page.region,
      audience: page.audience === '' ? 'b2c' : page.audience,
      at: null,
    },
  });
  renders.setTypes(listItems(standing.current.content).map(({ type }) => type));
  return {
    page,
    announce,
    blocks,
    renders,
    lostWork: findLostWork(page),
    history: createPageHistory(standing.current),
    anchors: { read: () => listAnchors(standing.current.content, blocks) },
    keeper: createDraftKeeper({
      standing: page.standing,
      send: (change) => sendDraft(page.id, change),
      keepCopy: (copy) => keepLocalCopy(page.id, copy),
      now: Date.now,
    }),
  };
}

/** Work of an earlier visit that never reached the server. */
function findLostWork(page: ComposerPage) {
  const copy = readLocalCopy(page.id);
  return copy === null || copy.body === page.standing.body ? null : copy;
}
