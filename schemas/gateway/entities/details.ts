import { z } from 'zod';
import { optionalField } from './field';
import { cashbackSchema, paramSchema, paymentSchema } from './param';

/** Flags of a tariff, the complete list (TRF-414). */
export const TARIFF_FLAGS = [
  'promo',
  'promo_start',
  'promo_devices',
  'promo_di',
  'homeInternet',
  'wireless',
  'home',
  'subscription',
  'service',
  'base',
  'hit',
] as const;
export type TariffFlag = (typeof TARIFF_FLAGS)[number];

/** The home-internet part of a tariff: what the switcher of its card adds. */
export const homeInternetSchema = z.looseObject({
  title: optionalField(z.string()),
  footnote: optionalField(z.string()),
  children: optionalField(z.array(paramSchema)),
});

/**
 * Details of a tariff or an option (TRF-404). Beside the named fields stand price variants that depend on
 * the visitor's tariff: read them with `paymentKeyOf` and `paymentDiscountKeyOf` (TRF-405).
 */
export const detailsSchema = z.looseObject({
  payment: optionalField(paymentSchema),
  payment_discount: optionalField(paymentSchema),
  payment_discount_homeinternet_new: optionalField(paymentSchema),
  payment_discount_homeinternet_current: optionalField(paymentSchema),
  additional_params: optionalField(z.array(paramSchema)),
  first_param: optionalField(paramSchema),
  second_param: optionalField(
    z.looseObject({
      children: optionalField(z.array(paramSchema)),
      flag: optionalField(z.union([z.string(), z.boolean()])),
    }),
  ),
  cashback: optionalField(cashbackSchema),
  alert: optionalField(z.string()),
  showcase_params: optionalField(z.array(paramSchema)),
  home_internet: optionalField(homeInternetSchema),
});
export type Details = z.output<typeof detailsSchema>;

/** Key of the price of an option for subscribers of the tariff with this billing id (TRF-405). */
export function paymentKeyOf(billingId: string): string {
  return `payment_${billingId}`;
}

/** Key of the discounted price of an option for subscribers of the tariff with this billing id (TRF-405). */
export function paymentDiscountKeyOf(billingId: string): string {
  return `payment_discount_${billingId}`;
}
