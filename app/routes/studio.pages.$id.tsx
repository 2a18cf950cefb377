import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { composerLoader } from '#app/studio/composer/composer-loader.server';
import { ComposerScreen } from '#app/studio/composer/composer-screen';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** A page in the composer. */
export const loader = (args: LoaderFunctionArgs) => composerLoader(args);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toTitle(data?.title || data?.path || studioTexts('composer')('title'));

/** What stands in the composer is newer than anything the server has. */
export const shouldRevalidate = () => false;

export default ComposerScreen;
