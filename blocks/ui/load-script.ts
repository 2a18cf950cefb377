/** Adds the script of another service to the page. The page works the same when it does not load or is blocked. */
export function loadScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
  return script;
}
