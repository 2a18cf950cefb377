export const UTM_NAMES = ['utm_source', 'utm_campaign', 'utm_medium', 'utm_term', 'utm_content'] as const;
