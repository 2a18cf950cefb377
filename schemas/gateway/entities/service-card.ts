import { z } from 'zod';
import { identifier, optionalField, printedValue } from './field';

/** A card of the services pages (OPT-404). */
export const serviceCardSchema = z.looseObject({
  title: z.string(),
  href: z.string(),
  text: optionalField(z.string()),
  price: optionalField(printedValue),
  icon: optionalField(z.string()),
  imgSrc: optionalField(z.string()),
  videoSrc: optionalField(z.string()),
  servicesOptions: optionalField(z.array(identifier)),
  prodCatOptionId: optionalField(identifier),
  isArchive: optionalField(z.boolean()),
  tabTitle: optionalField(z.string()),
});
export type ServiceCard = z.output<typeof serviceCardSchema>;

/** An entry that the search field of the services showcase finds (OPT-405). */
export const serviceSearchItemSchema = z.looseObject({
  title: z.string(),
  text: optionalField(z.string()),
  href: z.string(),
  /** Everything the entry is found by, in lower case. */
  searchStr: z.string(),
  filter: optionalField(z.string()),
  isArchive: optionalField(z.boolean()),
});
export type ServiceSearchItem = z.output<typeof serviceSearchItemSchema>;

/** Says that an option belongs under a filter chip, and how far up (OPT-406). */
export const filterMarkSchema = z.looseObject({
  filterCode: z.string(),
  optionCode: z.string(),
  weight: optionalField(z.number()),
});
export type FilterMark = z.output<typeof filterMarkSchema>;
