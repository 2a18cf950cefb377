import * as z from 'zod';
import { badgeSchema } from '../gateway/entities/badge';
import { imageSource } from '../values/image';
import { limitedText } from '../values/limited-text';

/** Fields that several kinds of documents have. */

export const documentTitle = () => z.string().trim().min(1).max(300);

/** Calls give its address alone; its size and words stay with the document, for pickers and checks. */
export const documentPicture = imageSource.extend({
  // Empty marks decoration, as the media library writes it; without one nobody has thought of it.
  alt: z.string().max(300).optional().describe('Что на картинке, для тех, кто её не видит'),
});

/** A badge of the operator's, as far as editors fill it; whatever else one has is kept. */
export const documentBadge = badgeSchema.pick({ text: true }).extend({
  text: z.string().trim().min(1).max(60).describe('Надпись'),
  type: z.string().trim().max(60).optional().describe('Код вида: по нему выбирают цвет, например important'),
});

/** Under this id the operator counts what visitors do; without one it is the document's own name. */
export const documentId = () =>
  limitedText(100)
    .regex(/^[A-Za-z0-9][\w-]*$/)
    .optional();

/** Smaller numbers stand first, what has none stands last. */
export const documentOrder = () => z.int().min(0).max(9999).optional();
