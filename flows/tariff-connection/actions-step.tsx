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
import styles from './view.module.css';

/** CONN-215 to CONN-220. */
export function ActionsStep({ id, data, props, heading }: StateViewProps<States['actions'], Props>) {
  const { connection, offers, changeNotice } = props;
  const { popupNotice } = connection;
  const links = [...(connection.sim ? [offers.sim] : []), ...(connection.mnp ? [offers.mnp] : [])];
  return (
    <Stack gap={5}>
      <FirstStepTitle {...{ heading, props }} />
      <Stack gap={3}>
        {links.map(({ text, url, newWindow }) => (
          <Card key={url} tone="sunken" interactive>
            <Link href={url} look="strong" kind={newWindow ? 'external' : 'internal'} stretched>
              {text}
            </Link>
          </Card>
        ))}
        {data.change !== 'none' && (
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
    </Stack>
  );
}

interface FirstStepTitleProps extends Pick<StateViewProps<object, Props>, 'heading' | 'props'> {
  /** There was a choice before: then it was to change the tariff. */
  isAfterChoice?: boolean;
}

/** CONN-202. */
export function FirstStepTitle({ heading, props, isAfterChoice = false }: FirstStepTitleProps) {
  if (isAfterChoice) return <StepTitle heading={heading}>Сменить тариф</StepTitle>;
  return (
    <FirstTitle heading={heading} isShown={props.isTitled}>
      {toConnectionTitle(props.tariff.title ?? '')}
    </FirstTitle>
  );
}
