/** What the check of an address says. */
export const ADDRESS_CHECK_TEXTS = {
  check: 'Проверить',
  /** HOME-241. */
  success: 'Ура! Смело выбирайте тариф',
  /** HOME-242. */
  connect: 'Подключить!',
  change: 'Изменить адрес',
  another: 'Ввести другой адрес',
  /** HOME-414. */
  unsupported: 'Здесь пока недоступен домашний интернет',
  /** HOME-416. */
  unsupportedInPopup: 'По\u00a0этому адресу пока нельзя подключить домашний интернет',
  /** HOME-214. */
  wireless: 'Подключите беспроводной интернет, пока проводной недоступен',
  /** HOME-215. */
  wirelessSpeed: 'До\u00a0150\u00a0Мбит/с там, где ловит сеть 4G: достаточно роутера и\u00a0розетки.',
  router: 'Роутер 4G в\u00a0аренду',
  /** HOME-216. */
  howTo: 'Как подключить',
} as const;
