import { Button, ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import type { SignInPage } from './account.server';
import styles from './bank-view.module.css';
import { SandboxPage } from './sandbox-page';

/** Any number of the sandbox's; this one has nothing special about it. */
const SAMPLE = '+7 926 123-45-67';

/** The sandbox's stand-in for the operator's own site, where subscribers sign in; works without scripts. */
export function AccountSignInView({ isWrong }: SignInPage) {
  return (
    <SandboxPage look="card">
      <div className={styles.sheet} data-tone="raised">
        <form method="post" action="/sandbox/account">
          <Stack gap={5}>
            <p className={styles.bank}>Учебный Личный кабинет</p>
            <Heading level={1} look="subtitle">
              Вход
            </Heading>
            <TextField
              id="account-number"
              label="Номер телефона"
              name="msisdn"
              type="tel"
              autoComplete="tel"
              defaultValue={SAMPLE}
              error={isWrong ? 'Некорректный номер' : undefined}
            />
            <Stack gap={3}>
              <Button type="submit" size="l" wide="always">
                Войти
              </Button>
              <ButtonLink href="/" variant="ghost" wide="always">
                На&nbsp;главную
              </ButtonLink>
            </Stack>
          </Stack>
        </form>
      </div>
      <Text tone="muted" look="small" align="center">
        Это учебный вход: пароль и&nbsp;код здесь не&nbsp;нужны.
      </Text>
    </SandboxPage>
  );
}
