import type { LoaderFunctionArgs } from '@remix-run/node';
import { submissionsLoader } from '#app/sandbox-pages/submissions.server';

/** The forms that were sent to the sandbox, newest first; with the real gateway there is no such page. */
export const loader = ({ request, context }: LoaderFunctionArgs) => submissionsLoader(request, context.site);
