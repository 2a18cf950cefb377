import { useMemo } from 'react';
import { ComponentsEditorContext } from '../../fields/components-field';
import { ToolLink } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import { DocumentEditor, type DocumentEditorProps } from '../documents/document-editor';
import { ComponentsEditor } from './components-editor';
import { KnownBlocksContext, toKnownBlocks, type BlocksData } from './known-blocks';
import styles from './layouts.module.css';

interface LayoutEditorProps {
  document: Omit<DocumentEditorProps, 'previewPath'>;
  /** The blocks that windows are made of; null for what has no windows. */
  known: BlocksData | null;
  /** The page to compose beside the document; null for none. */
  canvas: string | null;
}

const NO_BLOCKS: BlocksData = { blocks: [], lifts: {}, regions: [] };

/** A layout by its fields, its windows by those of their blocks; or the main page's promotions. */
export function LayoutEditor({ document, known, canvas }: LayoutEditorProps) {
  const blocks = useMemo(() => toKnownBlocks(known ?? NO_BLOCKS), [known]);
  return (
    <KnownBlocksContext.Provider value={blocks}>
      <ComponentsEditorContext.Provider value={known === null ? null : ComponentsEditor}>
        <DocumentEditor
          {...document}
          previewPath={`/studio/layouts/${document.head.id}/preview`}
          note={canvas === null ? null : <CanvasNote page={canvas} />}
        />
      </ComponentsEditorContext.Provider>
    </KnownBlocksContext.Provider>
  );
}

function CanvasNote({ page }: { page: string }) {
  const t = useTexts('layouts');
  return (
    <p className={styles.canvas}>
      <span>{t('canvasNote')}</span>
      <ToolLink to={`/studio/pages/${page}`} reloadDocument>
        {t('openCanvas')}
      </ToolLink>
    </p>
  );
}
