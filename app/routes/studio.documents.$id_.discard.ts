import type { ActionFunctionArgs } from '@remix-run/node';
import { discardDocument } from '#app/studio/editors/documents/document.server';

/** Drafts of documents are thrown away here. */
export const action = (args: ActionFunctionArgs) => discardDocument(args);
