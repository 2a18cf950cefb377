/** What a document of hostile content has in it. */
export interface Danger {
  dangers: string[];
  /** How many parts of blocks and flows have an id: so that something was shown at all. */
  shown: number;
}

/**
 * Did anything run, and is there anything that a click or a hover would run? Runs in a page of a browser as well, so
 * it uses nothing from outside.
 */
export function findDanger(root: Document = document): Danger {
  const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'srcdoc'];
  const SAFE = ['http:', 'https:', 'tel:', 'mailto:', 'sms:'];
  const dangers: string[] = [];
  if (root.defaultView !== null && 'ran' in root.defaultView) dangers.push('a script of the content has run');
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName;
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) dangers.push(`<${name} ${attribute}>`);
      if (attribute === 'srcdoc') dangers.push(`<${name} srcdoc>`);
      const isData = name === 'img' && value.startsWith('data:image/');
      if (!ADDRESSES.includes(attribute) || isData || !URL.canParse(value, root.baseURI)) continue;
      const { protocol } = new URL(value, root.baseURI);
      if (!SAFE.includes(protocol)) dangers.push(`<${name} ${attribute}="${value}">`);
    }
    if (['base', 'object', 'embed', 'iframe'].includes(name)) dangers.push(`<${name}>`);
    if (name === 'meta' && element.hasAttribute('http-equiv')) dangers.push('<meta http-equiv>');
    const isProgram = name === 'script' && element.getAttribute('type') !== 'application/ld+json';
    if (isProgram && (element.textContent ?? '').includes('window.ran'))
      dangers.push('<script> of the content');
  }
  return { dangers, shown: root.querySelectorAll('main [id]').length };
}
