import { Button, ButtonLink } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import type { ActionAnswer } from '../studio-answer.server';
import type { PlainKey } from '../texts/text-types';
import { useTexts } from '../texts/use-texts';
import { EntranceFrame } from './entrance-frame';

export interface PasswordViewProps {
  brand: string;
  /** Told to the browser's store of passwords. */
  login: string;
  mustChangePassword: boolean;
  answer: ActionAnswer | undefined;
}

const FIELDS = [
  { name: 'current', autoComplete: 'current-password' },
  { name: 'next', autoComplete: 'new-password', hint: 'nextHint' },
  { name: 'repeat', autoComplete: 'new-password' },
] as const satisfies { name: PlainKey<'entrance'>; autoComplete: string; hint?: PlainKey<'entrance'> }[];

export function PasswordView({ brand, login, mustChangePassword, answer }: PasswordViewProps) {
  const t = useTexts('entrance');
  return (
    <EntranceFrame brand={brand} title={t('passwordTitle')}>
      <form method="post">
        <Stack gap={4}>
          {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
          <p>{t(mustChangePassword ? 'passwordAsked' : 'passwordNote')}</p>
          <input type="text" name="login" value={login} autoComplete="username" readOnly hidden />
          {FIELDS.map((field) => (
            <TextField
              key={field.name}
              id={field.name}
              name={field.name}
              label={t(field.name)}
              type="password"
              hint={'hint' in field ? t(field.hint) : undefined}
              error={answer?.faults?.[field.name]}
              autoComplete={field.autoComplete}
              required
            />
          ))}
          <Button type="submit" wide="always">
            {t('save')}
          </Button>
          {!mustChangePassword && (
            <ButtonLink href="/studio" variant="ghost" wide="always">
              {t('cancel')}
            </ButtonLink>
          )}
        </Stack>
      </form>
    </EntranceFrame>
  );
}
