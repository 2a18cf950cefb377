import type { SerializeFrom } from '@remix-run/node';
import type { experimentLoader } from './experiment.server';

/** What the screen of an experiment is given. */
export type ExperimentData = SerializeFrom<typeof experimentLoader>;
