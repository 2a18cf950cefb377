import type { HeardEvent } from '#app/analytics/event-log';
import { Card } from '#blocks/ui/card';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { SandboxDocument, type SandboxDocumentProps } from './sandbox-document';

const TITLE = 'События, которые получил счётчик песочницы';
const TIME = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'medium' });

interface EventsViewProps extends Pick<SandboxDocumentProps, 'styles'> {
  events: readonly HeardEvent[];
}

/** The last events of browsers, as a page. */
export function EventsView({ events, styles }: EventsViewProps) {
  return (
    <SandboxDocument title={TITLE} styles={styles}>
      <Stack gap={4}>
        <Text tone="muted">Новые сверху. Браузер отправляет их раз в&nbsp;пять секунд.</Text>
        {events.length === 0 && <Text>Пока ни&nbsp;одного.</Text>}
        {events.map((heard, index) => (
          <Heard key={`${heard.at}-${index}`} {...heard} />
        ))}
      </Stack>
    </SandboxDocument>
  );
}

function Heard({ at, path, event: { event, eventId, ...fields } }: HeardEvent) {
  return (
    <Card as="article">
      <Stack gap={2}>
        <Heading level={2} look="lead">
          {event}
        </Heading>
        <Text tone="muted">
          {eventId}, <time dateTime={at}>{TIME.format(new Date(at))}</time>
          {path !== '' && `, ${path}`}
        </Text>
        {Object.entries(fields).map(([name, value]) => (
          <Text key={name}>
            {name}: {String(value)}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
