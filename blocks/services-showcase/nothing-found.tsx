import { ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Picture } from '#blocks/ui/picture';
import { Text } from '#blocks/ui/text';
import { SHOWCASE_TEXTS } from './texts';
import styles from './nothing-found.module.css';

interface Props {
  id: string;
  title: string;
  path: string;
  isHidden: boolean;
}

/** Stands in for the list when nothing fits (OPT-222), with the way back to all of it. */
export function NothingFound({ id, title, path, isHidden }: Props) {
  return (
    <div className={styles.none} data-none hidden={isHidden}>
      <Picture image={{ src: '/media/state-empty.svg', width: 320, height: 240, alt: '' }} />
      <Heading level={3} look="subtitle">
        {title}
      </Heading>
      <Text tone="muted" measured className={styles.text}>
        {SHOWCASE_TEXTS.nothingFoundText}
      </Text>
      <ButtonLink href={`${encodeURI(path)}#${id}-find`} variant="secondary" data-reset>
        {SHOWCASE_TEXTS.reset}
      </ButtonLink>
    </div>
  );
}
