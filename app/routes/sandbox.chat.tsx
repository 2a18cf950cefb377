import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { ChatView } from '#app/sandbox-pages/chat-view';
import { chatAction, sandboxPageLoader } from '#app/sandbox-pages/chat.server';

/** The chat that the sandbox opens; with the real gateway there is no such page. */
export const loader = (args: LoaderFunctionArgs) => sandboxPageLoader(args);
export const action = (args: ActionFunctionArgs) => chatAction(args);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = () => [
  { title: 'Чат с поддержкой' },
  { name: 'robots', content: 'noindex' },
];

export default function SandboxChat() {
  return <ChatView chat={useActionData<typeof action>() ?? null} />;
}
