import * as z from 'zod';
import { richText } from './values/rich-text';
import { fileUrl, safeUrl } from './values/safe-url';

/** What surrounds every page (d0 §3, SHELL-08): menus, footer, cookie notice. Tolerant of more fields. */

const optionalText = (max: number) => z.string().max(max).default('');

const menuLink = z.object({ title: z.string().min(1).max(100), link: safeUrl() });

/** A section of the header: its own link, and the links below it. */
export const menuSection = menuLink.extend({ items: z.array(menuLink).max(40).default([]) });
export type MenuSection = z.output<typeof menuSection>;

export const secondaryMenuItem = menuLink.extend({ isExternal: z.boolean().default(false) });

export const socialType = z.enum([
  ...(['youtube', 'twitter', 'facebook', 'odnoklassniki', 'vkontakte'] as const),
  ...(['habrahabr', 'instagram', 'viber', 'telegram'] as const),
]);
export type SocialType = z.output<typeof socialType>;

export const footer = z.looseObject({
  copyright: optionalText(300),
  socials: z.array(z.object({ type: socialType, link: safeUrl() })).default([]),
  menu: z.array(z.object({ title: z.string().max(100), items: z.array(menuLink).max(40) })).default([]),
  buttons: z
    .array(z.object({ link: safeUrl(), label: z.string().min(1).max(60), iconId: z.string().max(60) }))
    .default([]),
  qrImage: fileUrl().nullish(),
  privacy: optionalText(2000),
  /** Who answers for the site: the legal entity with its register numbers, and its licences. Our own, not SHELL-08's. */
  legalEntity: optionalText(600),
  licences: optionalText(600),
  ageText: optionalText(20),
  popMechanic: z
    .object({ lightId: z.string().max(60), darkId: z.string().max(60), title: z.string().max(200) })
    .nullish(),
  secondaryMenu: z.array(secondaryMenuItem).default([]),
  displaySpeedtest: z.boolean().default(false),
  displayLogo: z.boolean().default(false),
  discount: z.object({ title: z.string().max(200), text: z.string().max(500) }).nullish(),
});
export type Footer = z.output<typeof footer>;

export const layout = z.looseObject({
  footer: footer.nullish(),
  /** The menu widgets of the header. */
  widgets: z.object({ menu: z.array(menuSection).max(12).default([]) }).default({ menu: [] }),
  cookieNotice: z.object({ text: richText(), version: z.string().max(20).default('1') }).nullish(),
  /** What stands at the end of every page, as components of pages do: the windows that the footer opens (SURV-02). */
  components: z.array(z.unknown()).default([]),
});
export type Layout = z.output<typeof layout>;

/** What a failed layout load gives: empty widgets, so that the page stands without them (SHELL-30). */
export const EMPTY_LAYOUT: Layout = {
  footer: null,
  widgets: { menu: [] },
  cookieNotice: null,
  components: [],
};
