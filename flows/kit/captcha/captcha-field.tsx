import { useState } from 'react';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import { useFlow, useSecretField } from '../engine/flow-context';
import { OtherAction } from '../engine/flow-form';
import { CAPTCHA_MAX_FAILED_FETCHES, MAX_CODE_LENGTH } from './limits';
import type { Captcha } from './captcha';
import styles from './captcha-field.module.css';

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
        {...{ id, error }}
        name="captchaCode"
        label="Код с картинки"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        width="phone"
        className={styles.field}
        onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
      />
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
