import { createContext } from 'react';

/** The CSP nonce of the answer, on the server; the browser neither needs it nor can read it. */
export const NonceContext = createContext<string | undefined>(undefined);
