import { z } from 'zod';
import { EMPTY_LAYOUT, layout } from '../layout';
import { region } from '../region';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { API_BASE } from './paths';

/** The layout around a page: menus, footer, cookie notice (SHELL-08). `path` chooses the header. */
export const getLayout = defineCall({
  id: 'layout.get',
  group: 'content',
  method: 'GET',
  path: `${API_BASE.unite}/common/layout/get`,
  rows: ['SHELL-31'],
  query: z.object({ path: z.string().optional() }),
  answer: layout,
  empty: EMPTY_LAYOUT,
});

/** All regions (SHELL-40). */
export const getCommonRegions = defineCall({
  id: 'regions.common',
  group: 'content',
  method: 'GET',
  path: `${API_BASE.unite}/common/regions/get`,
  rows: ['SHELL-101'],
  answer: z.array(region),
  empty: [],
});

/** All regions, by their second path. */
export const getRegions = defineCall({
  id: 'regions.list',
  group: 'content',
  method: 'GET',
  path: `${API_BASE.unite}/regions/get`,
  rows: ['SHELL-102'],
  isSteady: true,
  answer: z.array(region),
  empty: [],
});

/** The place that the visitor's address belongs to. `detected` is null when it is unknown. */
export const detectPlace = defineCall({
  id: 'geo.detect',
  group: 'content',
  method: 'GET',
  path: '/api/geo/v1/detect',
  rows: ['SHELL-103'],
  answer: z.looseObject({
    detected: z
      .looseObject({ id: optionalField(identifier), code: z.string(), title: z.string() })
      .nullable(),
  }),
  empty: { detected: null },
});
