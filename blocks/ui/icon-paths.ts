/**
 * Our own drawings: each one path of strokes on a 24 px grid with 2 px of air around it.
 * The nine social types of SHELL-401 are letters, and app stores are plain shapes: not the brands' signs.
 */
export const ICON_PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5',
  'chevron-up': 'M6 15l6-6l6 6',
  'chevron-down': 'M6 9l6 6l6-6',
  'chevron-left': 'M15 6l-6 6l6 6',
  'chevron-right': 'M9 6l6 6l-6 6',
  'arrow-right': 'M4 12h16M13.5 5.5L20 12l-6.5 6.5',
  'arrow-left': 'M20 12H4M10.5 5.5L4 12l6.5 6.5',
  external: 'M9 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3M14 4h6v6M20 4l-9 9',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 7.8v.01',
  warning: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  error: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7.5v5M12 16v.01',
  success: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8 12.3l2.8 2.7L16 9.5',
  phone:
    'M6.5 3.5h2.6l1.7 4.3l-2 1.6a12 12 0 0 0 5.8 5.8l1.6-2l4.3 1.7v2.6a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  smartphone: 'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10.5 18.5h3',
  user: 'M12 3.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  pin: 'M12 21.5c-4.3-4.3-7-7.6-7-11a7 7 0 0 1 14 0c0 3.4-2.7 6.7-7 11zM12 7.8a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 0 0 0-5.4z',
  globe:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c2.6 2.5 3.8 5.5 3.8 9s-1.2 6.5-3.8 9c-2.6-2.5-3.8-5.5-3.8-9s1.2-6.5 3.8-9z',
  download: 'M12 4v11M7 10.5l5 5l5-5M4.5 20h15',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5.5v13M16 5.5v13',
  cart: 'M2.5 4h2.3l2.3 11h10.3l2.1-8H5.6M8.5 18.5a1 1 0 1 0 0 2a1 1 0 0 0 0-2zM16.5 18.5a1 1 0 1 0 0 2a1 1 0 0 0 0-2z',
  sim: 'M7 2.5h7l5 5v12a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM9 11.5h6v6H9zM12 11.5v6M9 14.5h6',
  wifi: 'M2.5 9.5c5.4-5.3 13.6-5.3 19 0M5.8 13c3.5-3.4 8.9-3.4 12.4 0M9 16.3c1.7-1.6 4.3-1.6 6 0M12 19.5v.01',
  tv: 'M4 6.5h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V8A1.5 1.5 0 0 1 4 6.5zM8 2.8l4 3.7l4-3.7M8 21.5h8',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  plane:
    'M10.3 13.7L3 11.5l1.5-1.5l7.5.5l4.8-4.8c1-1 2.6-1.6 3.2-1s0 2.2-1 3.2L14.2 12.7l.5 7.5l-1.5 1.5l-2.9-8zM10.3 13.7l-3.8 3.8M3.8 17l3.2 3.2',
  gift: 'M4.5 11.5V20h15v-8.5M3 7.5h18v4H3zM12 7.5V20M12 7.5C9 7.5 7 6.5 7 4.9c0-2.2 3.9-2.2 5 2.6c1.1-4.8 5-4.8 5-2.6c0 1.6-2 2.6-5 2.6z',
  shield: 'M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8c-4.5-1.8-7.5-5.2-7.5-9.8V5.8zM8.5 12l2.5 2.5l4.5-5',
  chat: 'M5 4.5h14a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-7.5L7 21v-4H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2zM8 10.7v.01M12 10.7v.01M16 10.7v.01',
  mail: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7l8.5 6.5L20.5 7',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5.2l3.5 2.1',
  calendar:
    'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M8 3v4.5M16 3v4.5',
  card: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 9.5h18M6.5 15h4',
  document:
    'M6.5 2.5H14l4.5 4.5v12.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM14 2.5V7h4.5M8 12h7M8 16h7',
  truck:
    'M2.5 6h11.5v10.5H2.5zM14 10h4l3.5 3.5v3H14M7 15.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM17.5 15.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  star: 'M12 3.5l2.6 5.4l5.9.8l-4.3 4.1l1 5.9l-5.2-2.8l-5.2 2.8l1-5.9L3.5 9.7l5.9-.8z',
  'store-apple':
    'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM12 7v8M9 12l3 3l3-3',
  'store-xiaomi':
    'M7 3.5h10a3.5 3.5 0 0 1 3.5 3.5v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5zM8 15V9l4 4l4-4v6',
  'store-huawei': 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  'store-samsung':
    'M5 8h14l1 10.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8.5 8V7a3.5 3.5 0 0 1 7 0v1M12 11.5v5M9.5 14h5',
  'store-default': 'M6.5 4.2v15.6a.8.8 0 0 0 1.2.7l12.3-7.8a.8.8 0 0 0 0-1.4L7.7 3.5a.8.8 0 0 0-1.2.7z',
  desktop:
    'M4.5 4h15A1.5 1.5 0 0 1 21 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4zM12 16v4M8 20h8',
  youtube: 'M4 7l3 5l3-5M7 12v5M13 7h7M16.5 7v10',
  twitter: 'M3 7h7M6.5 7v10M12.5 7l2 10l2.250-7l2.250 7l2-10',
  facebook: 'M5 17V7h5M5 12h4M14 7v10h3a2.5 2.5 0 0 0 0-5h-3h2.5a2.5 2.5 0 0 0 0-5H14',
  odnoklassniki: 'M6.5 7a3.5 5 0 1 0 0 10a3.5 5 0 0 0 0-10zM14 7v10M20 7l-6 5.5M16 11l4.3 6',
  vkontakte: 'M3.5 7l3.5 10l3.5-10M14 7v10M20 7l-6 5.5M16 11l4.3 6',
  habrahabr: 'M4 7v10M10 7v10M4 12h6M14 7v10h3a2.5 2.5 0 0 0 0-5h-3h2.5a2.5 2.5 0 0 0 0-5H14',
  instagram: 'M8 7v10M17.5 12H20v3.5a4 5 0 0 1-1 .9a4.3 5 0 0 1-7-4.4a4.3 5 0 0 1 7.5-3.5',
  viber: 'M3.5 7l3.5 10l3.5-10M14 7v10h3a2.5 2.5 0 0 0 0-5h-3h2.5a2.5 2.5 0 0 0 0-5H14',
  telegram: 'M3 7h7M6.5 7v10M17.5 12H20.5v3.5a4.3 5 0 0 1-8-3.5a4.3 5 0 0 1 7.5-3.5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** The social types of SHELL-401: the names are the icons' names. */
export const SOCIAL_ICONS = [
  'youtube',
  'twitter',
  'facebook',
  'odnoklassniki',
  'vkontakte',
  'habrahabr',
  'instagram',
  'viber',
  'telegram',
] as const satisfies readonly IconName[];
