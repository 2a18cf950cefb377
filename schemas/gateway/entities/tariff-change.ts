import { z } from 'zod';
import { identifier, optionalField, printedValue, quantitySchema } from './field';
import { errorField } from '../outcomes';

/** A named sum of the preview, e.g. «Абонентская плата — 500 ₽». */
const namedChargeSchema = z.looseObject({
  title: optionalField(z.string()),
  description: optionalField(z.string()),
  price: optionalField(z.union([printedValue, quantitySchema])),
});

/** An option that stays with the new tariff or is asked for apart from it. */
const previewOptionSchema = z.looseObject({
  id: identifier,
  name: z.string(),
  labels: optionalField(z.array(z.string())),
  price: optionalField(printedValue),
  connectPrice: optionalField(printedValue),
});

/**
 * What a tariff change will cost and bring, shown before it is confirmed (CONN-403). Sums are roubles;
 * `id` is the token of the change: without it the code was not accepted.
 */
export const tariffChangePreviewSchema = z.looseObject({
  id: optionalField(identifier),
  charge: optionalField(printedValue),
  price: optionalField(printedValue),
  totalCharge: optionalField(printedValue),
  dateFrom: optionalField(z.string()),
  info: optionalField(
    z.looseObject({
      title: optionalField(z.string()),
      caption: optionalField(z.string()),
      url: optionalField(z.string()),
      description: optionalField(z.string()),
    }),
  ),
  optionList: optionalField(z.array(z.looseObject({ id: identifier, name: z.string() }))),
  textUpdate: optionalField(z.string()),
  caption: optionalField(z.string()),
  totalChargeCaption: optionalField(z.string()),
  activationCharge: optionalField(
    z.looseObject({
      title: optionalField(z.string()),
      description: optionalField(z.string()),
      price: optionalField(quantitySchema),
      tariffPrice: optionalField(
        z.looseObject({
          title: optionalField(z.string()),
          price: optionalField(printedValue),
          componentPrice: optionalField(printedValue),
        }),
      ),
      additionalCharges: optionalField(z.array(namedChargeSchema)),
    }),
  ),
  enableOptions: optionalField(z.array(previewOptionSchema)),
  independentlyRequestedOptions: optionalField(z.array(previewOptionSchema)),
  error: optionalField(errorField),
});
export type TariffChangePreview = z.output<typeof tariffChangePreviewSchema>;
