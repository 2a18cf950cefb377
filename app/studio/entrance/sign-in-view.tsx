import { Button } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import { useTexts } from '../texts/use-texts';
import { EntranceFrame } from './entrance-frame';
import type { SignInAnswer } from './sign-in.server';

export interface SignInViewProps {
  brand: string;
  /** Where the editor wanted to go. */
  to: string;
  answer: SignInAnswer | undefined;
}

export function SignInView({ brand, to, answer }: SignInViewProps) {
  const t = useTexts('entrance');
  return (
    <EntranceFrame brand={brand} title={t('signInTitle')}>
      <form method="post">
        <Stack gap={4}>
          {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
          <input type="hidden" name="to" value={to} />
          <TextField
            id="login"
            name="login"
            label={t('login')}
            error={answer?.faults?.['login']}
            defaultValue={answer?.login}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            id="password"
            name="password"
            label={t('password')}
            type="password"
            error={answer?.faults?.['password']}
            autoComplete="current-password"
            required
          />
          <Button type="submit" wide="always">
            {t('signIn')}
          </Button>
        </Stack>
      </form>
    </EntranceFrame>
  );
}
