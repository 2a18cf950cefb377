import type { SerializeFrom } from '@remix-run/node';
import type { flowLoader } from './flow.server';

export type FlowData = SerializeFrom<typeof flowLoader>;
