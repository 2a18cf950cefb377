import type { Enhance } from '#registry/enhancement';
import { startTabs } from '#blocks/ui/tabs/start-tabs';

const enhance: Enhance = startTabs;

export default enhance;
