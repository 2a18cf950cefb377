import type { LoaderFunctionArgs } from '@remix-run/node';
import { submittedFileLoader } from '#app/sandbox-pages/submissions.server';

/** The bytes of a file that was sent with a form, counted from 1: `/dev/submissions/3/1`. */
export const loader = ({ params: { number, file }, context }: LoaderFunctionArgs) =>
  submittedFileLoader({ number, file }, context.site);
