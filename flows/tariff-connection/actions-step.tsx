import { Card } from '#blocks/ui/card';
import { Icon } from '#blocks/ui/icon';
import { Link } from '#blocks/ui/link';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { Tooltip } from '#blocks/ui/tooltip';
import { toConnectionTitle } from '../kit/connection/connection-texts';
import { FirstTitle } from '../kit/connection/first-title';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { LocalEvent } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import type { Props } from './contract';
import type { States } from './machine';
import { TariffPrice } from './tariff-price';
import type { ChosenTariff } from './tariffs';
import styles from './view.module.css';

interface ActionsStepProps extends StateViewProps<States['actions'], Props> {
  tariff: ChosenTariff;
}

/** CONN-215 to CONN-220. */
export function ActionsStep({ id, data, props, heading, tariff }: ActionsStepProps) {
  const { offers, changeNotice } = props;
  const { connection, addition } = tariff;
  const { popupNotice } = connection;
  // What was chosen is bought where the page itself sells it.
  const sim = addition?.shopLink ? { ...offers.sim, url: addition.shopLink } : offers.sim;
  const links = [...(connection.sim ? [sim] : []), ...(connection.mnp ? [offers.mnp] : [])];
  return (
    <Stack gap={5}>
      <FirstStepTitle heading={heading} props={props} data={data} />
      <TariffPrice tariff={tariff} />
      <Stack gap={3}>
        {links.map(({ text, url, newWindow }) => (
          <Card key={url} tone="sunken" interactive>
            <Link href={url} look="strong" kind={newWindow ? 'external' : 'internal'} stretched>
              {text}
            </Link>
          </Card>
        ))}
        {data.tariff.change !== 'none' && (
          <Card tone="sunken" className={styles.change}>
            <LocalEvent event="CHANGE_TARIFF">
              Сменить тариф на своём{' '}
              <span className={styles.last}>
                номере <Icon name="arrow-right" size="s" className={styles.arrow} />
              </span>
            </LocalEvent>
            <Text look="small" tone="muted" className={styles['change-notice']}>
              {changeNotice} {popupNotice && <Tooltip id={`${id}-change`} text={popupNotice} />}
            </Text>
          </Card>
        )}
      </Stack>
      {data.choice.length > 0 && <LocalEvent event="BACK">Другой тариф</LocalEvent>}
    </Stack>
  );
}

interface FirstStepTitleProps extends Pick<
  StateViewProps<States['actions'], Props>,
  'heading' | 'props' | 'data'
> {
  /** There was a choice of what to do before: then it was to change the tariff. */
  isAfterActions?: boolean;
}

/** CONN-202. A window that a list stands in is called something else, where no script gives it the tariff's title. */
export function FirstStepTitle({ heading, props, data, isAfterActions = false }: FirstStepTitleProps) {
  if (isAfterActions) return <StepTitle heading={heading}>Сменить тариф</StepTitle>;
  return (
    <FirstTitle heading={heading} isShown={props.isTitled || data.choice.length > 0}>
      {toConnectionTitle(data.tariff.title)}
    </FirstTitle>
  );
}
