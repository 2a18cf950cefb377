import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { useTexts } from '../texts/use-texts';
import { StudioFrame } from './studio-frame';
import { useStudioData } from './use-editor';

/** What stands in the place of a screen that could not be shown. */
export function StudioFault() {
  const error = useRouteError();
  const t = useTexts('shell');
  const data = useStudioData();
  const kind = isRouteErrorResponse(error) ? toKind(error.status) : 'fault';
  return (
    <StudioFrame data={kind === 'signedOut' ? null : data}>
      <Stack gap={4}>
        <Heading level={1} look="subtitle">
          {t(`${kind}Title`)}
        </Heading>
        <Text measured>{t(`${kind}Text`)}</Text>
        {kind === 'signedOut' ? (
          <ButtonLink href="/studio/sign-in">{t('signIn')}</ButtonLink>
        ) : (
          <ButtonLink href={kind === 'fault' ? '' : '/studio/pages'} variant="secondary">
            {t(kind === 'fault' ? 'reload' : 'toPages')}
          </ButtonLink>
        )}
      </Stack>
    </StudioFrame>
  );
}

type Kind = 'fault' | 'signedOut' | 'noRight' | 'notFound' | 'tooDeep';

function toKind(status: number): Kind {
  if (status === 401) return 'signedOut';
  if (status === 403) return 'noRight';
  if (status === 422) return 'tooDeep';
  return status === 404 ? 'notFound' : 'fault';
}
