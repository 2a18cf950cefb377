/** What a new form can begin with; the templates themselves stay on the server. */
export const TEMPLATE_NAMES = ['question', 'callback', 'claim', 'empty'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];
