import { Button, ButtonLink } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import type { ChatPage } from './chat.server';
import styles from './chat-view.module.css';
import { SandboxPage } from './sandbox-page';

const TITLE = 'Чат с\u00a0поддержкой';
const AUTHORS = { visitor: 'Вы', operator: 'Оператор' } as const;

/** The sandbox's stand-in for the operator's chat: a page without scripts; each message is a post and an answer. */
export function ChatView({ chat }: { chat: ChatPage | null }) {
  return (
    <SandboxPage look="column">
      <Heading level={1} look="subtitle">
        {TITLE}
      </Heading>
      {chat === null ? <NoChat /> : <Conversation {...chat} />}
    </SandboxPage>
  );
}

function NoChat() {
  return (
    <Stack gap={4}>
      <Text>Этот разговор закончен или ещё не&nbsp;начат. Войдите в&nbsp;чат со&nbsp;страницы помощи.</Text>
      <ButtonLink href="/help#chat">Перейти к&nbsp;помощи</ButtonLink>
    </Stack>
  );
}

function Conversation({ jwt, messages, maxLength }: ChatPage) {
  return (
    <>
      <ol className={styles.messages}>
        {messages.map(({ from, text }, index) => (
          <li
            key={index}
            className={styles[from]}
            data-tone={from === 'visitor' ? 'violet-soft' : 'raised'}
            data-from={from}
          >
            <span className="visually-hidden">{AUTHORS[from]}: </span>
            {text}
          </li>
        ))}
      </ol>
      {/* The hash gives the focus back to the field. */}
      <form method="post" action="/sandbox/chat#message" className={styles.form}>
        <input type="hidden" name="jwt" value={jwt} />
        <input type="hidden" name="turn" value={messages.length} />
        <TextField
          id="message"
          name="message"
          label="Сообщение"
          autoComplete="off"
          maxLength={maxLength}
          required
        />
        <Button type="submit" wide="phone">
          Отправить
        </Button>
      </form>
    </>
  );
}
