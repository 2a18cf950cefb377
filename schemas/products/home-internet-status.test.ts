import { describe, expect, test } from 'vitest';
import { HOME_INTERNET_STATUSES, isHomeInternetOn } from './home-internet-status';

describe('home internet on a tariff card', () => {
  test('[HOME-223] is not asked for, being checked, or added', () => {
    expect(HOME_INTERNET_STATUSES).toEqual(['start', 'check-address', 'added']);
  });

  test('[HOME-224] resets its switcher at the start when the tariff is not in the list', () => {
    expect(isHomeInternetOn({ status: 'start', isListed: false, isSelected: true, isOn: true })).toBe(false);
    expect(isHomeInternetOn({ status: 'start', isListed: true, isSelected: false, isOn: true })).toBe(true);
    expect(
      isHomeInternetOn({ status: 'check-address', isListed: false, isSelected: false, isOn: true }),
    ).toBe(true);
  });

  test('[HOME-225] sets its switcher on when it is added and the tariff is selected', () => {
    expect(isHomeInternetOn({ status: 'added', isListed: true, isSelected: true, isOn: false })).toBe(true);
    expect(isHomeInternetOn({ status: 'added', isListed: true, isSelected: false, isOn: false })).toBe(false);
    expect(isHomeInternetOn({ status: 'check-address', isListed: true, isSelected: true, isOn: false })).toBe(
      false,
    );
  });
});
