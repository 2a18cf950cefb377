/** Does an editor look at this page? Its document says so (`app/root`): nothing of it is sent, and nothing is counted. */
export const isPreview = (): boolean => document.documentElement.hasAttribute('data-preview');
