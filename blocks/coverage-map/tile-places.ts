/** Where a region's tile stands on the grid (counted from 0, west to east and north to south), and its short name. */
export interface TilePlace {
  code: string;
  column: number;
  row: number;
  short: string;
}

/** A row of the map: its tiles as «column code short», from west to east. */
const ROWS = [
  '3 murmansk МУР, 16 chukotka ЧУК',
  '3 karelia КАР, 5 arkhangelsk АРХ, 6 nao НАО, 9 yanao ЯМЛ, 15 magadan МАГ, 16 kamchatka КАМ',
  '0 kaliningrad КЛГ, 2 spb СПБ, 3 novgorod НОВ, 4 vologda ВЛГ, 6 komi КОМ, 9 hmao ЮГР, 11 krasnoyarsk КРЯ, 13 yakutia ЯКУ, 15 khabarovsk ХАБ',
  '2 pskov ПСК, 3 tver ТВР, 4 yaroslavl ЯРС, 5 kostroma КОС, 6 kirov КИР, 7 perm ПРМ, 8 ekb СВР, 9 tyumen ТЮМ, 10 tomsk ТОМ, 11 kemerovo КЕМ, 12 irkutsk ИРК, 13 buryatia БУР, 14 amur АМУ, 15 eao ЕАО, 16 sakhalin СХЛ',
  '2 smolensk СМЛ, 3 moscow МСК, 4 vladimir ВЛД, 5 ivanovo ИВН, 6 mariel МЭЛ, 7 udmurtia УДМ, 8 chelyabinsk ЧЕЛ, 9 kurgan КРГ, 10 omsk ОМС, 11 nsk НСК, 12 khakassia ХАК, 13 chita ЗАБ, 15 primorye ПРИ',
  '2 bryansk БРН, 3 kaluga КЛЖ, 4 ryazan РЯЗ, 5 nn ННВ, 6 chuvashia ЧУВ, 7 tatarstan ТАТ, 8 bashkortostan БАШ, 10 altai-krai АЛК, 11 altai АЛТ, 12 tuva ТЫВ',
  '2 orel ОРЛ, 3 tula ТУЛ, 4 lipetsk ЛИП, 5 mordovia МОР, 6 ulyanovsk УЛН, 7 samara САМ, 8 orenburg ОРБ',
  '2 kursk КРС, 3 voronezh ВРН, 4 tambov ТМБ, 5 penza ПНЗ, 6 saratov САР',
  '2 belgorod БЕЛ, 3 rostov РОС, 4 volgograd ВГГ, 5 kalmykia КЛМ, 6 astrakhan АСТ',
  '2 krasnodar КРД, 3 adygea АДГ, 4 stavropol СТВ, 5 chechnya ЧЕЧ, 6 dagestan ДАГ',
  '2 kchr КЧР, 3 kbr КБР, 4 osetia ОСТ, 5 ingushetia ИНГ',
];

export const MAP_COLUMNS = 17;
export const MAP_ROWS = ROWS.length;

/**
 * The regions as tiles of one size: neighbours stand near each other, and a small region is seen as well as a large one.
 */
export const TILE_PLACES: readonly TilePlace[] = ROWS.flatMap((tiles, row) =>
  tiles.split(', ').map((tile) => {
    const [column = '', code = '', short = ''] = tile.split(' ');
    return { code, column: Number(column), row, short };
  }),
);
