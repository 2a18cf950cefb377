import { useContext, useMemo, type ReactNode } from 'react';
import { FieldSourcesContext, type FieldSources, type PageSuggestion } from '../fields/field-sources';
import { studioTexts } from '../texts/studio-texts';
import { useComposer, type Composer } from './composer-context';

/** The same function each time: what is made with it is made once. */
const t = studioTexts('composer');

/** Links may also lead to a place of this very page: its blocks and its windows are found beside other pages. */
export function FieldSourcesOfPage({ children }: { children: ReactNode }) {
  const { anchors } = useComposer();
  const others = useContext(FieldSourcesContext);
  const sources = useMemo<FieldSources>(
    () => ({
      ...others,
      async searchPages(search, signal) {
        const own = listOwn(anchors, search, t('onThisPage'));
        return [...own, ...(await others.searchPages(search, signal))];
      },
    }),
    [others, anchors],
  );
  return <FieldSourcesContext.Provider value={sources}>{children}</FieldSourcesContext.Provider>;
}

const MAX_OWN = 6;

function listOwn(anchors: Composer['anchors'], search: string, words: string): PageSuggestion[] {
  const wanted = search.toLowerCase();
  return anchors
    .read()
    .filter(({ id, label }) => `#${id} ${label}`.toLowerCase().includes(wanted))
    .slice(0, MAX_OWN)
    .map(({ id, label }) => ({
      path: `#${id}`,
      title: `${label} ${words}`,
      audience: '',
      isPublished: true,
    }));
}
