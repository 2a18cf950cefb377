import type { ViewProps } from '#registry/define-block';
import { Card } from '#blocks/ui/card';
import { Grid } from '#blocks/ui/grid';
import { Link } from '#blocks/ui/link';
import { Picture } from '#blocks/ui/picture';
import type { block } from './block';
import styles from './promo-tiles.module.css';

type Tiles = ViewProps<typeof block>['props']['promoTiles'];

/** What is worth a look first. Gives way to what was asked for by a chip or a search. */
export function PromoTiles({ tiles, isHidden }: { tiles: Tiles; isHidden: boolean }) {
  if (tiles.length === 0) return null;
  return (
    <div className={styles.tiles} data-promo hidden={isHidden}>
      <Grid as="ul" columns={tiles.length % 2 === 0 ? 2 : 3} phoneColumns={tiles.length > 1 ? 'rail' : 1}>
        {tiles.map(({ title, text, url, imgSrc, tone }, index) => (
          <li key={`${index}-${title}`}>
            <Card tone={tone} padding="none" interactive>
              <div className={styles.tile}>
                <div className={styles.words}>
                  <p className={styles.title}>
                    <Link href={url} look="quiet" stretched>
                      {title}
                    </Link>
                  </p>
                  {text && <p className={styles.text}>{text}</p>}
                </div>
                {imgSrc !== undefined && (
                  <Picture
                    image={{ src: imgSrc, width: 480, height: 320, alt: '' }}
                    fit="cover"
                    rounded="card"
                    className={styles.picture}
                  />
                )}
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </div>
  );
}
