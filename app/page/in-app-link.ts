/** The operator's app answers addresses that begin with this one (PAGE-206). */
export const IN_APP_ADDRESS = 'https://app.example.test';
const IN_APP_PATH = '/inapp';
/** Links through these hosts are counted on the way and then open the app (PAGE-208). */
export const TRACKER_HOSTS = ['https://track.example.test', 'https://go.example.test'];

/** In-app links are followed as they stand: no client-side routing, no new window (PAGE-209). */
export function isInAppLink(url: string): boolean {
  return [IN_APP_ADDRESS, IN_APP_PATH, ...TRACKER_HOSTS].some((start) => url.startsWith(start));
}
