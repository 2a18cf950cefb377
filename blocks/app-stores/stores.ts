import type { IconName } from '#blocks/ui/icon-paths';
import type { Device } from './device';

export type StoreKey = 'apple' | 'xiaomi' | 'huawei' | 'samsung' | 'default' | 'desktop';

export interface Store {
  name: string;
  /** For whom it is. */
  devices: string;
  url: string;
  icon: IconName;
}

/** Where each device gets the app. The specification does not show the addresses (MISC-209); content may change them. */
export const STORES: Readonly<Record<StoreKey, Store>> = {
  apple: {
    name: 'App Store',
    devices: 'iPhone и\u00a0iPad',
    url: 'https://store.example.test/apple',
    icon: 'store-apple',
  },
  samsung: {
    name: 'Galaxy Store',
    devices: 'Samsung',
    url: 'https://store.example.test/samsung',
    icon: 'store-samsung',
  },
  xiaomi: {
    name: 'GetApps',
    devices: 'Xiaomi, Redmi и\u00a0POCO',
    url: 'https://store.example.test/xiaomi',
    icon: 'store-xiaomi',
  },
  huawei: {
    name: 'AppGallery',
    devices: 'Huawei и\u00a0Honor',
    url: 'https://store.example.test/huawei',
    icon: 'store-huawei',
  },
  default: {
    name: 'RuStore',
    devices: 'Остальные телефоны на\u00a0Android',
    url: 'https://store.example.test/default',
    icon: 'store-default',
  },
  desktop: {
    name: 'Личный кабинет',
    devices: 'Компьютер: откроется в\u00a0браузере',
    url: 'https://store.example.test/desktop',
    icon: 'desktop',
  },
};

export const STORE_KEYS = ['apple', 'samsung', 'xiaomi', 'huawei', 'default', 'desktop'] as const;

/** The store of a device (d2 §2.8): by vendor, «default» for other phones and tablets, «desktop» for desktops. */
export function storeOf({ vendor, type }: Device): StoreKey {
  if (type === 'desktop') return 'desktop';
  return vendor === 'other' ? 'default' : vendor;
}
