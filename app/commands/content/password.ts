import { createAccounts, toLogin } from '#cms/store/accounts/accounts';
import { makePassword } from '#cms/store/accounts/accounts-passwords';
import { COMMAND_LINE } from './command-line-author';
import type { ContentCommand } from './content-command';
import { readArguments } from './read-arguments';
import { withStore } from './with-store';

/** For whoever cannot get into the studio any more, and has nobody there to ask. */
export const newPassword: ContentCommand = {
  usage: 'LOGIN',
  description:
    'gives an account of the studio a new password, prints it once and ends its sessions; whoever signs in has to change it',
  async run(args) {
    const { login } = readArguments(args, ['login'], {});
    return withStore(async (store) => {
      const accounts = createAccounts(store, Date.now);
      const account = (await accounts.list()).find((one) => one.login === toLogin(login));
      if (account === undefined) {
        process.stderr.write(`${login}: there is no such account.\n`);
        return 1;
      }
      const password = makePassword();
      await accounts.setPassword(account.id, password, { mustChange: true }, COMMAND_LINE);
      process.stdout.write(`${account.login}: ${password}\n`);
      if (account.disabledAt !== null)
        process.stderr.write('The account is disabled: an administrator has to let it in again.\n');
      return 0;
    });
  },
};
