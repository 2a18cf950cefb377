import { toCounted } from '#schemas/values/plural';
import type { RateLimit } from '#registry/rate-limit';

/** The words of the gallery of flows. */

/** `4 состояния` */
export function countStates(count: number): string {
  return toCounted(count, ['состояние', 'состояния', 'состояний']);
}

const HOUR = 3600;
const MINUTE = 60;

/** Seconds as `1 ч`, `10 мин` or `90 с`. */
export function formatSeconds(seconds: number): string {
  if (seconds % HOUR === 0) return `${seconds / HOUR}\u00a0ч`;
  return seconds % MINUTE === 0 ? `${seconds / MINUTE}\u00a0мин` : `${seconds}\u00a0с`;
}

const COUNTED_BY = {
  visitor: 'на\u00a0посетителя',
  address: 'на\u00a0сетевой адрес',
  everyone: 'на\u00a0всех',
} as const;

const COUNTED = {
  all: '',
  done: ', только удачные',
  guesses: ', только неверные коды',
} as const;

/** `5 за 10 мин на значение msisdn, только удачные, вместе с другими: code` */
export function formatLimit({ by, points, seconds, counts = 'all', pool }: RateLimit): string {
  const whom =
    typeof by === 'string' ? COUNTED_BY[by] : `на\u00a0значение ${'input' in by ? by.input : by.data}`;
  const shared = pool === undefined ? '' : `, вместе с\u00a0другими: ${pool}`;
  return `${points}\u00a0за\u00a0${formatSeconds(seconds)} ${whom}${COUNTED[counts]}${shared}`;
}

/** When a repeated post gets the first outcome. */
export const ONCE_LABELS = {
  step: 'один раз на\u00a0шаге',
  input: 'один раз для\u00a0тех\u00a0же значений',
  never: 'каждый раз заново',
} as const;

/** When the flow tells analytics, by event. */
export const EVENT_LABELS: Readonly<Record<string, string>> = {
  flow_open: 'Сценарий впервые показался на\u00a0экране.',
  flow_step: 'Посетитель перешёл на\u00a0другой шаг, вперёд или назад.',
  flow_error: 'Отправленное не\u00a0приняли; названы поля, а\u00a0не\u00a0то, что в\u00a0них.',
  flow_success: 'Сценарий дошёл до\u00a0конца.',
  flow_abandon: 'Страницу закрыли посреди сценария.',
};
