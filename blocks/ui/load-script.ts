/** Fetches a script of others. One that does not come, or is blocked, is missed by nobody. */
export function loadScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
  return script;
}
