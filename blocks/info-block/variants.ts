/**
 * The A/B value that shows nothing (BLK-237). `top_content` fixes the block at the top (BLK-239): view.module.css
 * reads it. With any other value the block stands in its place (BLK-238).
 */
export const AB_OLD = 'old';
