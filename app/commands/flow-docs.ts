import type { FlowAction, FlowDefinition } from '#registry/define-flow';
import type { RateLimit } from '#registry/rate-limit';
import { drawMachine } from '#registry/draw-machine';
import { listInputFields, listOutcomeTypes } from '#registry/read-action';
import { listStates } from '#registry/walk-machine';

/** What `docs/flows` says, of the definitions alone: `npm run docs:flows` writes it, a contract test compares it. */

export const DOCS_COMMAND = 'npm run docs:flows';
export const DOCS_FOLDER = 'docs/flows';

const MADE_BY = `<!-- Made by \`${DOCS_COMMAND}\` of the flow's definition. -->`;

/** Every file of `docs/flows` by its name. */
export function writeFlowDocs(flows: readonly FlowDefinition[]): Map<string, string> {
  const ordered = [...flows].sort((a, b) => (a.type < b.type ? -1 : 1));
  return new Map([
    ['README.md', writeIndex(ordered)],
    ...ordered.map((flow) => [`${flow.type}.md`, writeFlow(flow)] as const),
  ]);
}

function writeIndex(flows: readonly FlowDefinition[]): string {
  return join([
    '# Flows',
    MADE_BY,
    'What visitors do in several steps. Each page draws the machine of a flow, and lists its actions and messages.',
    [
      'In the diagrams `action / EVENT [guard]` is what leads from state to state: the server runs the action, and',
      'its outcome is the event. `↺ EVENT` happens in the browser alone; the server replays it with the next post.',
      'An action that refuses leaves the visitor in the state, with a text at a field or above the form.',
    ].join('\n'),
    toTable(
      ['Flow', 'For the visitor', 'States', 'Actions', 'Seen at'],
      flows.map((flow) => [
        `[${flow.type}](${flow.type}.md)`,
        flow.label,
        String(listStates(flow.machine).length),
        String(Object.keys(flow.actions).length),
        `\`/dev/flows/${flow.type}\``,
      ]),
    ),
  ]);
}

function writeFlow(flow: FlowDefinition): string {
  const { type, version, label, description, ttlSeconds, actions, messages, requires = [] } = flow;
  return join([
    `# ${label}`,
    MADE_BY,
    description,
    `Type \`${type}\`, version ${version}. A step stays good for ${toDuration(ttlSeconds)}.`,
    ...(requires.length > 0
      ? [`Needs of its page: ${requires.map(({ name, label }) => `${label} (\`${name}\`)`).join(', ')}.`]
      : []),
    `\`\`\`mermaid\n${drawMachine(flow)}\`\`\``,
    '## Actions',
    toTable(
      ['Action', 'From', 'Fields', 'Once', 'Limits', 'Outcomes'],
      Object.entries(actions).map(([name, action]) => toRow(name, action)),
    ),
    'A field with `?` may be left out; values of those in italics never go back to the browser.',
    '## Messages',
    toTable(
      ['Code', 'Text'],
      Object.entries(messages).map(([code, text]) => [`\`${code}\``, text]),
    ),
  ]);
}

const ONCE = { step: 'a step', input: 'equal values', never: '—' } as const;

function toRow(name: string, action: FlowAction): string[] {
  const fields = listInputFields(action).map(({ name: field, isRequired, isSecret }) => {
    const code = `\`${field}${isRequired ? '' : '?'}\``;
    return isSecret ? `*${code}*` : code;
  });
  return [
    `\`${name}\``,
    toCodes(action.from),
    fields.join(', ') || '—',
    ONCE[action.once ?? 'never'],
    (action.limits ?? []).map(toLimit).join('<br>') || '—',
    toCodes(listOutcomeTypes(action)),
  ];
}

const COUNTED = { all: '', done: ', done only', guesses: ', wrong guesses only' } as const;

/** `5 in 10 min by `msisdn`, done only, pool «code»` */
function toLimit({ by, points, seconds, counts = 'all', pool }: RateLimit): string {
  const whom = typeof by === 'string' ? by : `\`${'input' in by ? by.input : by.data}\``;
  const shared = pool === undefined ? '' : `, pool «${pool}»`;
  return `${points} in ${toDuration(seconds)} by ${whom}${COUNTED[counts]}${shared}`;
}

const HOUR = 3600;
const MINUTE = 60;

/** `10 min`; seconds where they are not whole minutes. */
function toDuration(seconds: number): string {
  if (seconds % HOUR === 0) return `${seconds / HOUR} h`;
  return seconds % MINUTE === 0 ? `${seconds / MINUTE} min` : `${seconds} s`;
}

function toCodes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(toCell).join(' | ')} |`).join('\n');
}

function toCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function join(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
