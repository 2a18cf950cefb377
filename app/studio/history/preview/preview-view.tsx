import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Row } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { PageView } from '#app/page/page-view';
import { studioTexts } from '../../texts/studio-texts';
import { PreviewBar } from './preview-bar';
import styles from './preview-bar.module.css';
import type { PreviewData } from './preview-loader.server';

/** A previewed page under its bar, or the words that there is none. */
export function PreviewView() {
  // Plain JSON by construction: what arrives is what the loader sent.
  const { preview, ...page } = useLoaderData() as PreviewData;
  if (preview === null) return <PreviewGone />;
  return (
    <>
      <PreviewBar {...preview} />
      <PageView {...page} />
    </>
  );
}

function PreviewGone() {
  const t = studioTexts('preview');
  return (
    <main className={styles.gone}>
      <Heading level={1} look="subtitle">
        {t('goneTitle')}
      </Heading>
      <Text>{t('goneText')}</Text>
      <Row>
        <ButtonLink href="/">{t('toSite')}</ButtonLink>
      </Row>
    </main>
  );
}
