/**
 * What `react` is in the scripts of visitors' pages: Preact, a fifth of its size (docs/decisions/0104). In development,
 * in tests without a browser and in the studio the same sources mean React itself.
 */
export {
  Children,
  Component,
  createContext,
  createElement,
  createRef,
  default,
  Fragment,
  memo,
  startTransition,
  StrictMode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat';
export { useSyncExternalStore } from './use-sync-external-store';
