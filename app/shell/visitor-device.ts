import { getParser } from 'bowser';
import type { Device } from '#schemas/analytics/device';
import { MAX_AGENT_LENGTH } from './browser-support';

const DEVICE_OF: Readonly<Record<string, Device>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/**
 * What kind of device an agent string speaks of; null for a crawler, a television and whatever says nothing. An iPad
 * calls itself a Mac unless its owner asks for mobile pages: such a one is a computer here.
 */
export function toDevice(userAgent: string | null): Device | null {
  if (!userAgent) return null;
  return DEVICE_OF[getParser(userAgent.slice(0, MAX_AGENT_LENGTH), true).getPlatformType(true)] ?? null;
}
