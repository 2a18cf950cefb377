import type { CallContract } from '../gateway/call';

const modules = import.meta.glob<Record<string, unknown>>(['../gateway/*.ts', '!../gateway/*.test.ts'], {
  eager: true,
});

/** Every call of the operator's API: whatever `schemas/gateway` exports that is a contract. */
export const gatewayCalls: readonly CallContract[] = Object.values(modules).flatMap(listCalls);

/** A contract, or the contracts in a module or an object of them, as the SIM calls stand. */
function listCalls(value: unknown): CallContract[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isContract(value)) return [value];
  return isObjectOfNames(value) ? Object.values(value).flatMap(listCalls) : [];
}

/** What `defineCall` made: only a contract has these three. */
function isContract(value: object): value is CallContract {
  return 'path' in value && 'rows' in value && 'answer' in value;
}

/** No list, and no schema of zod. */
function isObjectOfNames(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
