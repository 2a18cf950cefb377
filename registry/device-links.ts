/** What a link leads to, by name: texts that the flow needs to go on. */
export type DeviceLinkValues = Readonly<Record<string, string>>;

/** A link that was made: where it leads, and when it ends, in milliseconds since 1970. */
interface MadeDeviceLink {
  address: string;
  until: number;
}

/**
 * Links by which a flow is gone on with on another device, once and within half an hour (docs/decisions/0074). The
 * address holds nothing but a random token. Opening it makes the visit of the other device remember the token under
 * `name`, so that the flow's `recall` finds it there; `GONE_LINK` stands in its place when the link is over.
 */
export interface DeviceLinks {
  /** A link to the page of the flow. */
  make: (name: string, values: DeviceLinkValues) => Promise<MadeDeviceLink>;
  /** Null for a link that was used, is over, has another name, or was never made. */
  read: (name: string, token: string) => Promise<DeviceLinkValues | null>;
  /** Uses the link up. False for everybody but the first, and once it is over. */
  spend: (name: string, token: string) => Promise<boolean>;
}

/** What a visit remembers in place of a token where the link has been used or is over. */
export const GONE_LINK = 'gone';
