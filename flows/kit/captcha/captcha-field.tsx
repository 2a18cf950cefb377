import { useState } from 'react';
import { Stack } from '#blocks/ui/stack';
import { Link } from '#blocks/ui/link';
import { Text } from '#blocks/ui/text';
import { SUPPORT_PHONE, SUPPORT_PHONE_URL } from '#blocks/ui/text/support-phone';
import { TextField } from '#blocks/ui/text-field';
import { useFlow, useSecretField } from '../engine/flow-context';
import { OtherAction } from '../engine/flow-form';
import { CAPTCHA_MAX_FAILED_FETCHES, MAX_CODE_LENGTH } from './limits';
import type { Captcha } from './captcha';
import styles from './captcha-field.module.css';

export const CAPTCHA_LABEL = 'Код с картинки';

/** The size of the pictures that the operator draws, in px. */
const PICTURE = { width: 200, height: 70 };

interface CaptchaFieldProps {
  captcha: Captcha;
  /** The action that brings another picture. */
  refresh: string;
  onInput?: (typed: string) => void;
}

/** A picture with a code, and a field for it; empty again after every answer (CAPT-110). */
export function CaptchaField({ captcha, refresh, onInput }: CaptchaFieldProps) {
  const { state } = useFlow();
  const { id, error } = useSecretField('captchaCode');
  const isGivenUp = captcha.failures >= CAPTCHA_MAX_FAILED_FETCHES;
  return (
    <Stack gap={3}>
      <div className={styles.line}>
        <CaptchaPicture key={captcha.image} image={captcha.image} />
        {!isGivenUp && <OtherAction action={refresh}>Другая картинка</OtherAction>}
      </div>
      {isGivenUp && <Text tone="muted">Обновите страницу и начните заново.</Text>}
      <TextField
        key={state.turn}
        id={id}
        error={error}
        name="captchaCode"
        label={CAPTCHA_LABEL}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        data-once
        width="phone"
        className={styles.field}
        onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
      />
      <Text look="small" tone="muted">
        Не&nbsp;видите картинку? Позвоните на&nbsp;<Link href={SUPPORT_PHONE_URL}>{SUPPORT_PHONE}</Link>:
        сделаем то&nbsp;же самое по&nbsp;телефону, бесплатно и&nbsp;в&nbsp;любое время.
      </Text>
    </Stack>
  );
}

function CaptchaPicture({ image }: { image: string }) {
  const [isBroken, setBroken] = useState(false);
  if (image === '' || isBroken) return <Text tone="muted">Картинка не загрузилась.</Text>;
  return (
    <img
      className={styles.picture}
      src={image}
      alt="Картинка с кодом"
      {...PICTURE}
      onError={() => setBroken(true)}
    />
  );
}
