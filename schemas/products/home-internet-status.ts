/**
 * Home internet on the card of a tariff (HOME-223): not asked for, its address being checked, or added. Free of zod:
 * the card's script uses it.
 */
export const HOME_INTERNET_STATUSES = ['start', 'check-address', 'added'] as const;
export type HomeInternetStatus = (typeof HOME_INTERNET_STATUSES)[number];

/** Told on the document, with the id of the tariff whose card it is of. */
const ADDED_EVENT = 'home-internet-added';

export function tellHomeInternetAdded(tariff: string): void {
  document.dispatchEvent(new CustomEvent(ADDED_EVENT, { detail: tariff }));
}

export function listenToHomeInternetAdded(told: (tariff: string) => void, signal: AbortSignal): void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) told(String(event.detail));
  };
  document.addEventListener(ADDED_EVENT, listen, { signal });
}

export interface HomeInternetSwitch {
  status: HomeInternetStatus;
  /** Is the tariff in the list of those that the visitor asked home internet for? */
  isListed: boolean;
  /** Is it the tariff that the visitor has chosen? */
  isSelected: boolean;
  isOn: boolean;
}

/** Does the switcher stand on? It goes back at the start (HOME-224), and on for the chosen tariff with it (HOME-225). */
export function isHomeInternetOn({ status, isListed, isSelected, isOn }: HomeInternetSwitch): boolean {
  if (status === 'start' && !isListed) return false;
  if (status === 'added' && isSelected) return true;
  return isOn;
}
