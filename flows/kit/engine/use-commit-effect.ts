import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`: before what any `useEffect` does. React warns of it on the server, where neither runs. */
export const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
