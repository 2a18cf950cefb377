import { ButtonLink } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { PriceBlock } from '#blocks/ui/products/price-block';
import { Text } from '#blocks/ui/text';
import type { ViewProps } from '#registry/define-block';
import { NO_FEE } from '#schemas/products/no-fee';
import type { TariffHead } from '#schemas/products/tariff-detail';
import type { TariffBannerData } from './banner-data';
import type { block } from './block';
import styles from './offer.module.css';
import { PromotionTerm } from './promotion-term';

type Props = ViewProps<typeof block>['props'];
export type OfferProps = { id: string; props: Props } & Pick<TariffBannerData, 'tariff' | 'phase'>;

const NO_PRICE = 'Цену подскажет специалист';

/** What the tariff costs, how to get it, and until when. */
export function Offer({ id, props, tariff, phase }: OfferProps) {
  if (tariff === null) return <NoAnswer />;
  const { promotion, promotionText } = props;
  const { price, tooltip, cashback, isArchived } = tariff;
  return (
    <div className={styles.offer} data-tariff-offer>
      <PriceBlock
        id={id}
        price={price}
        tooltip={tooltip}
        size="l"
        noPrice={isArchived ? undefined : NO_PRICE}
        freeText={NO_FEE}
      />
      {cashback && (
        <Text look="small" tone="muted">
          {cashback.title}: {cashback.value}
        </Text>
      )}
      {!isArchived && <Actions id={id} props={props} tariff={tariff} />}
      {promotion && phase && !isArchived && (
        <PromotionTerm id={id} dates={promotion} phase={phase} text={promotionText} />
      )}
    </div>
  );
}

function NoAnswer() {
  return (
    <Notice role="note" title={'Условия сейчас не\u00a0загрузились'}>
      Цена и&nbsp;пакеты появятся здесь, как только мы получим их снова. Обновите страницу чуть позже.
    </Notice>
  );
}

/** The button of the personal offer waits for the script: only the browser knows where the visitor came from. */
function Actions({ id, props, tariff }: Pick<OfferProps, 'id' | 'props'> & { tariff: TariffHead }) {
  const { connectPopupId, connectText, buyText, portingLink, portingText } = props;
  const { shopLink } = tariff;
  if (connectPopupId === undefined && shopLink === undefined && portingLink === undefined) return null;
  return (
    <div className={styles.actions}>
      {connectPopupId !== undefined && (
        <ButtonLink href={`#${connectPopupId}`} data-popup={connectPopupId} size="l" wide="phone">
          {connectText}
        </ButtonLink>
      )}
      {shopLink !== undefined && (
        <ButtonLink
          href={shopLink}
          size="l"
          wide="phone"
          variant={connectPopupId === undefined ? 'primary' : 'secondary'}
        >
          {buyText}
        </ButtonLink>
      )}
      {portingLink && (
        <div className={styles.personal} data-porting-offer hidden>
          <ButtonLink href={`#${id}-offer`} data-popup={`${id}-offer`} variant="ghost" icon="gift">
            {portingText}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
