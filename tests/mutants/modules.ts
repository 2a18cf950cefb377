import type { MutantModule } from './try-module';

/** Of a text that is a part of a counter's key and of nothing else. */
const KEY_TEXT = 'the key of a counter is the same with another text in it, wherever it is counted';

/** What `npm run mutants` changes. An excuse names a change that no test can notice, and says why. */
export const MODULES: readonly MutantModule[] = [
  {
    name: 'limits',
    files: [
      'app/flow-engine/rate-limits.server.ts',
      'app/flow-engine/count-post.ts',
      'flows/kit/code/limits.ts',
      'flows/kit/code/code-limits.ts',
      'flows/kit/captcha/limits.ts',
    ],
    excused: [
      {
        file: 'app/flow-engine/rate-limits.server.ts',
        line: 'return (await memory.count(`${name} address ${points}/${seconds} ${hide(address, secret)}`, limit)) === 0;',
        change: '} address ${ -> } address ~${',
        reason: KEY_TEXT,
      },
      {
        file: 'app/flow-engine/rate-limits.server.ts',
        line: 'return `${pool} ${kind} ${points}/${seconds} ${hide(who, secret)}`;',
        change: '}/${ -> }/~${',
        reason: KEY_TEXT,
      },
      {
        file: 'app/flow-engine/rate-limits.server.ts',
        line: "if (by === 'visitor') return ['visitor', visitor];",
        change: '\'visitor\' -> "visitor~"',
        reason: KEY_TEXT,
      },
      {
        file: 'app/flow-engine/rate-limits.server.ts',
        line: "if (by === 'address') return ['address', address];",
        change: '\'address\' -> "address~"',
        reason: KEY_TEXT,
      },
      {
        file: 'app/flow-engine/rate-limits.server.ts',
        line: "if (by === 'everyone') return ['everyone', ''];",
        change: '\'everyone\' -> "everyone~"',
        reason: KEY_TEXT,
      },
      {
        file: 'app/flow-engine/rate-limits.server.ts',
        line: "if (by === 'everyone') return ['everyone', ''];",
        change: '\'\' -> "changed"',
        reason: KEY_TEXT,
      },
      {
        file: 'app/flow-engine/rate-limits.server.ts',
        line: "return [field, String(typeof source === 'object' && source !== null ? Reflect.get(source, field) : '')];",
        change: '\'\' -> "changed"',
        reason: KEY_TEXT,
      },
    ],
  },
  {
    name: 'seals',
    files: [
      'app/flow-engine/seal.server.ts',
      'app/flow-engine/cipher.server.ts',
      'app/flow-engine/pins.server.ts',
      'schemas/forms/file-token.ts',
    ],
    excused: [
      {
        file: 'app/flow-engine/cipher.server.ts',
        line: "const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);",
        reason: 'an encoding that Node does not know is UTF-8',
      },
      {
        file: 'app/flow-engine/pins.server.ts',
        line: 'const FORM = /^[\\w-]{43}$/;',
        reason: 'what is no pin is not in the store either: the form only spares the question',
      },
      {
        file: 'app/flow-engine/pins.server.ts',
        line: 'for (const [pin, at] of known) if (at < before) known.delete(pin);',
        reason: 'what it forgets would only fill the memory: a text so old is written anew in any case',
      },
    ],
  },
  {
    name: 'flow-engine',
    files: [
      'app/flow-engine/run-flow.server.ts',
      'app/flow-engine/run-action.server.ts',
      'app/flow-engine/flow-memory.server.ts',
      'app/flow-engine/read-post.server.ts',
      'app/flow-engine/posted-files.ts',
      'app/flow-engine/trusted-address.ts',
      'registry/define-machine.ts',
    ],
    excused: [
      {
        file: 'app/flow-engine/run-action.server.ts',
        line: "return createHash('sha256').update(text).digest('base64url');",
        change: '\'base64url\' -> "base64url~"',
        reason: 'the key of a memory is the same key in another writing',
      },
      {
        file: 'app/flow-engine/flow-memory.server.ts',
        line: 'if (now() - startedAt > MAX_RUN_MS) break;',
        change: '> -> >=',
        reason: 'who waits for thirty seconds asks once more or less',
      },
    ],
  },
  {
    name: 'money',
    files: [
      'schemas/values/price.ts',
      'flows/kit/money/amount-input.ts',
      'flows/kit/money/bounds.ts',
      'flows/kit/money/typed-amount.ts',
    ],
    excused: [
      {
        file: 'flows/kit/money/amount-input.ts',
        line: ".replace(/[.,].*/, '')",
        change: '\'\' -> "changed"',
        reason: 'the next line takes out all that are no digits',
      },
    ],
  },
  {
    name: 'prices',
    files: [
      'schemas/products/price.ts',
      'schemas/products/tile-price.ts',
      'schemas/products/no-fee.ts',
      'schemas/products/cashback.ts',
      'schemas/products/number-porting.ts',
    ],
  },
  {
    name: 'forms',
    files: [
      'schemas/forms/text-rules.ts',
      'schemas/forms/bounded-text.ts',
      'schemas/forms/calendar.ts',
      'schemas/forms/date-rules.ts',
      'schemas/forms/check-files.ts',
      'schemas/forms/plan-conditions.ts',
      'schemas/forms/shown-fields.ts',
      'schemas/forms/to-form-schema.ts',
      'schemas/forms/to-submission.ts',
    ],
  },
  {
    name: 'store',
    files: [
      'cms/store/entries.ts',
      'cms/store/plans.ts',
      'cms/store/accounts/sessions.ts',
      'cms/store/preview-links.ts',
      'cms/store/accounts/accounts.ts',
      'cms/store/change-feed.ts',
    ],
  },
  {
    name: 'page-cache',
    files: [
      'app/server/page-cache/page-cache.ts',
      'app/server/page-cache/cached-page.ts',
      'app/server/page-cache/page-key.ts',
      'app/server/page-cache/render-page.ts',
    ],
    excused: [
      {
        file: 'app/server/page-cache/cached-page.ts',
        line: 'const BROTLI_QUALITY = 6;',
        reason: 'the page is the same, some bytes longer or shorter on its way',
      },
      {
        file: 'app/server/page-cache/page-key.ts',
        line: "const path = url.split('?', 1)[0] ?? '';",
        change: '\'\' -> "changed"',
        reason: 'Node gives every request an address, and every text a first part',
      },
      {
        file: 'app/server/page-cache/page-key.ts',
        line: "return text.split(' ', 2)[1] ?? '';",
        change: '\'\' -> "changed"',
        reason: 'the text of a key always has spaces between its parts',
      },
    ],
  },
];
