import { accountCalls } from './account';
import { contentCalls } from './content';
import type { OperatorCall } from './operator-call';
import { moneyCalls } from './payments';
import { productCalls } from './products';
import { retailCalls } from './retail';
import { simCalls } from './sim';

/** Every call of the operator's API, as the specification writes it. */
export const operatorCalls: readonly OperatorCall[] = [
  ...contentCalls,
  ...productCalls,
  ...retailCalls,
  ...accountCalls,
  ...moneyCalls,
  ...simCalls,
];
