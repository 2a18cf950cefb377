import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { ChatRatingView } from '#app/sandbox-pages/chat-rating-view';
import { ratingAction, sandboxPageLoader } from '#app/sandbox-pages/chat.server';

/** Where the sandbox's chat is rated; with the real gateway there is no such page. */
export const loader = (args: LoaderFunctionArgs) => sandboxPageLoader(args);
export const action = (args: ActionFunctionArgs) => ratingAction(args);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = () => [{ title: 'Оценка чата' }, { name: 'robots', content: 'noindex' }];

export default function SandboxChatRating() {
  return <ChatRatingView isRated={useActionData<typeof action>()?.isRated ?? false} />;
}
