import type { LoaderFunctionArgs } from '@remix-run/node';
import { choicesLoader } from '#app/studio/editors/choices/choices.server';

/** What a field of content can name, for choosers. */
export const loader = (args: LoaderFunctionArgs) => choicesLoader(args);
