import { SUPPORT_PHONE } from '#blocks/ui/text/support-phone';

/** What a step of SIM ordering says where something around it does not work; in the browser too, without the brand's schema. */
export const SIM_FAULTS = {
  /** SIM-159. */
  region: 'Не\u00a0удалось определить регион. Выберите его вручную',
  /** SIM-160. */
  identity: 'Подтверждение через Госуслуги сейчас недоступно. Попробуйте позже',
  /** SIM-161. */
  barcode: 'Не\u00a0удалось считать штрихкод. Введите номер SIM вручную',
  cameraRefused:
    'Камера закрыта для сайта. Разрешите её в\u00a0настройках браузера, выберите снимок или введите номер вручную',
  cameraMissing: 'Камера не\u00a0включилась. Выберите снимок или введите номер вручную',
  /** SIM-162. */
  unsigned: 'Договор не\u00a0подписан в\u00a0течение 24\u00a0часов. Оформите заказ заново',
  /** SIM-163. */
  tariffs: `Не\u00a0удалось загрузить тарифы. Позвоните ${SUPPORT_PHONE}`,
} as const;
