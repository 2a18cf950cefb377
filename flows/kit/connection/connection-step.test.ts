import { expect, test } from 'vitest';
import { toStepName } from './connection-step';

test('[CODE-106] names the steps of a connection by their codes, and any other code success', () => {
  expect([0, 1, 2, 3, 17, -1].map((code) => toStepName(code))).toEqual([
    'request',
    'confirm',
    'detail',
    'success',
    'success',
    'success',
  ]);
});

test('[CODE-107] has an error variant of each step', () => {
  expect([0, 1, 2, 3].map((code) => toStepName(code, true))).toEqual([
    'request-error',
    'confirm-error',
    'detail-error',
    'success-error',
  ]);
});
