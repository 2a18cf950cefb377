/** Where the bank's pages lead back to. */
export const RETURN_PATH = '/pay/topup';
