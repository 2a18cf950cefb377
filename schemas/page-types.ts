/** Every page type of the specification, by name (PAGE-210). A page of another type is shown, and reported. */
export const PAGE_TYPES: readonly string[] = [
  ...['action-landing', 'common', 'options-v4', 'tariffs-v4', 'landing-indoor', 'option-landing', 'search'],
  ...['landing-showcase', 'roaming-new', 'redirect', 'root', 'mnp', 'landing-4g', 'support-contacts'],
  ...['esim-order', 'services-v3', 'newcorp', 'support', 'toptions-redesign', 'toptions-archive'],
  ...[
    'd-option-iris',
    'list',
    'landing-record-call',
    'landing-tethering',
    'ny-game-landing',
    'd-tariff-iris',
  ],
  ...['tariffs.archive', 'payonline', 'teleport', 'news-corp', 'news-v2', 'landing-offline', 'order-v2'],
  ...['reprice', 'sim-dynamic'],
];
