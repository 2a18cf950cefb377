import { createContext } from 'react';

/**
 * Where ready HTML waits for the components that show it (docs/decisions/0005): it comes through React context, from
 * the loader of the same request.
 */
export const DocumentHtml = createContext<ReadonlyMap<string, string>>(new Map());
