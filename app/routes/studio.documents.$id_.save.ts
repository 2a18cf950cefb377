import type { ActionFunctionArgs } from '@remix-run/node';
import { saveDocument } from '#app/studio/editors/documents/document.server';

/** Drafts of documents are saved here. */
export const action = (args: ActionFunctionArgs) => saveDocument(args);
