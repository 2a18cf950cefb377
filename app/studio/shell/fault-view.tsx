import { isRouteErrorResponse, useNavigation, useRouteError, useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { useTexts } from '../texts/use-texts';
import { findSentForm, type SentForm } from './sent-form';
import { MAIN_ID, StudioFrame } from './studio-frame';
import { useStudioData } from './use-editor';

/** What stands in the place of a screen that could not be shown. */
export function StudioFault() {
  const error = useRouteError();
  const t = useTexts('shell');
  const data = useStudioData();
  const kind = isRouteErrorResponse(error)
    ? toKind(error.status, data?.contentSource === 'builder')
    : 'fault';
  const [sent] = useState(findSentForm);
  if (kind === 'signedOut' && sent !== null) return <UnsentForm sent={sent} />;
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
          <ButtonLink href={WAYS_ON[kind].href} variant="secondary">
            {t(WAYS_ON[kind].label)}
          </ButtonLink>
        )}
      </Stack>
    </StudioFrame>
  );
}

/** The session has ended while somebody typed: what was typed is sent again, once they have signed in elsewhere. */
function UnsentForm({ sent: { formData, action, encType } }: { sent: SentForm }) {
  const t = useTexts('shell');
  const submit = useSubmit();
  const { state } = useNavigation();
  // The button that was pressed went with its screen; whoever cannot see this one is told of it.
  useEffect(() => document.getElementById(MAIN_ID)?.focus(), []);
  return (
    <StudioFrame data={null}>
      <Stack gap={4}>
        <Heading level={1} look="subtitle">
          {t('signedOutTitle')}
        </Heading>
        <Text measured>{t('unsentText')}</Text>
        <ButtonLink href="/studio/sign-in" newWindow>
          {t('signIn')}
        </ButtonLink>
        <Button
          variant="secondary"
          busy={state !== 'idle'}
          onClick={() => submit(formData, { method: 'post', action, encType })}
        >
          {t('sendAgain')}
        </Button>
      </Stack>
    </StudioFrame>
  );
}

type Kind = 'fault' | 'signedOut' | 'noRight' | 'notFound' | 'tooDeep' | 'inBuilder' | 'atOperator';

const TO_PAGES = { href: '/studio/pages', label: 'toPages' } as const;
const WAYS_ON = {
  fault: { href: '', label: 'reload' },
  noRight: TO_PAGES,
  notFound: TO_PAGES,
  tooDeep: TO_PAGES,
  inBuilder: { href: '/studio/documents', label: 'toMaterials' },
  atOperator: { href: '/studio/redirects', label: 'toRedirects' },
} as const;

function toKind(status: number, isInBuilder: boolean): Kind {
  if (status === 401) return 'signedOut';
  if (status === 403) return 'noRight';
  if (status === 422) return 'tooDeep';
  if (status === 423) return isInBuilder ? 'inBuilder' : 'atOperator';
  return status === 404 ? 'notFound' : 'fault';
}
