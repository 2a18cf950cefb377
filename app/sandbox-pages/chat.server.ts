import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { readSmallForm } from '#app/page/read-small-form.server';
import { MAX_MESSAGE_LENGTH, sayInChat, type ChatMessage } from '#fixtures/sandbox/chat/chat-calls';
import { requireSandbox } from './require-sandbox.server';

/** What a conversation shows. The token goes on in the body of the page's own form, and is in no address. */
export interface ChatPage {
  jwt: string;
  messages: readonly ChatMessage[];
  /** Of a message, in characters. */
  maxLength: number;
}

const PRIVATE = { 'Cache-Control': 'no-store' };

/** Of both pages of the sandbox's chat: there is nothing to load, only somebody to turn away. */
export function sandboxPageLoader({ context }: LoaderFunctionArgs): TypedResponse<null> {
  requireSandbox(context);
  return json(null, { headers: PRIVATE });
}

/** Opens the conversation of a token, and says what was typed into it. Answers 403 for a token that opens none. */
export async function chatAction({
  request,
  context,
}: ActionFunctionArgs): Promise<TypedResponse<ChatPage | null>> {
  requireSandbox(context);
  const { site, facts } = context;
  const { jwt, message, turn } = await readForm(request);
  const body = { jwt, text: message.slice(0, MAX_MESSAGE_LENGTH), turn: Number(turn) };
  const said = await site.gateway(facts).ask(sayInChat, { body });
  if (!said.ok) return json(null, { status: 403, headers: PRIVATE });
  const page = { jwt, messages: said.answer.messages, maxLength: MAX_MESSAGE_LENGTH };
  return json(page, { headers: PRIVATE });
}

/** Takes a rating, and keeps nothing of it. */
export async function ratingAction({
  request,
  context,
}: ActionFunctionArgs): Promise<TypedResponse<{ isRated: boolean }>> {
  requireSandbox(context);
  const { rating } = await readForm(request);
  return json({ isRated: /^[1-5]$/.test(rating) }, { headers: PRIVATE });
}

/** The text fields that the pages' forms have; empty where one is missing. Throws 400 for what is no form. */
async function readForm(request: Request) {
  const form = await readSmallForm(request);
  if (form === null) throw new Response('Not a form', { status: 400 });
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { jwt: read('jwt'), message: read('message'), turn: read('turn'), rating: read('rating') };
}
