import type { LoaderFunctionArgs } from '@remix-run/node';
import { eventsLoader } from '#app/sandbox-pages/events.server';

/** What the sandbox's counter was sent, newest first; with the real gateway there is no such page. */
export const loader = ({ request, context }: LoaderFunctionArgs) => eventsLoader(request, context.site);
