import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { auditLoader } from '#app/studio/audit/audit.server';
import { AuditView } from '#app/studio/audit/audit-view';
import { studioTexts } from '#app/studio/texts/studio-texts';
import { toTitle } from '#app/studio/to-title';

/** The log of what was done, for those who publish. */
export const loader = (args: LoaderFunctionArgs) => auditLoader(args);
export const meta: MetaFunction = () => toTitle(studioTexts('audit')('title'));

export default function Audit() {
  return <AuditView {...useLoaderData<typeof loader>()} />;
}
