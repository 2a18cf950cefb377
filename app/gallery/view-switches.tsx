import type { Audience } from '#schemas/page';
import { ChoiceRow } from './choice-row';
import styles from './gallery.module.css';
import { AUDIENCE_LABELS, THEME_LABELS, WIDTH_LABELS } from './gallery-texts';
import { FRAME_WIDTHS, THEMES, toGallerySearch, type GalleryView } from './gallery-view';

const AUDIENCES: readonly Audience[] = ['b2c', 'b2b'];

interface ViewSwitchesProps {
  path: string;
  view: GalleryView;
  /** Pages without examples have no widths. */
  hasWidths?: boolean;
  /** The audience of the host, which needs no word in the address. */
  ownAudience: Audience;
}

/** Width, theme and audience that the examples are looked at in. */
export function ViewSwitches({ path, view, hasWidths = false, ownAudience }: ViewSwitchesProps) {
  const toHref = (change: Partial<GalleryView>) => path + toGallerySearch({ ...view, ...change });
  const widths = [null, ...FRAME_WIDTHS].map((width) => ({
    label: width === null ? 'На\u00a0странице' : WIDTH_LABELS[width],
    href: toHref({ width }),
    isCurrent: width === view.width,
  }));
  const themes = [null, ...THEMES].map((theme) => ({
    label: theme === null ? 'Как в\u00a0системе' : THEME_LABELS[theme],
    href: toHref({ theme }),
    isCurrent: theme === view.theme,
  }));
  const audiences = AUDIENCES.map((audience) => ({
    label: AUDIENCE_LABELS[audience],
    href: toHref({ audience: audience === ownAudience ? null : audience }),
    isCurrent: audience === (view.audience ?? ownAudience),
  }));
  return (
    <div className={styles.switches}>
      {hasWidths && <ChoiceRow label="Ширина" choices={widths} />}
      <ChoiceRow label="Тема" choices={themes} />
      <ChoiceRow label="Аудитория" choices={audiences} />
    </div>
  );
}
