import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StateServicesView } from '#app/sandbox-pages/state-services-view';
import { stateServicesAction, stateServicesLoader } from '#app/sandbox-pages/state-services.server';

/** The portal and the signing application that the sandbox's orders lead to; with the real gateway there is no such page. */
export const loader = (args: LoaderFunctionArgs) => stateServicesLoader(args);
export const action = (args: ActionFunctionArgs) => stateServicesAction(args);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = () => [
  { title: 'Учебный портал: подтверждение' },
  { name: 'robots', content: 'noindex' },
];

export default function SandboxStateServices() {
  return <StateServicesView visit={useLoaderData<typeof loader>()} />;
}
