import { useReducer } from 'preact/compat';
import { jsx } from 'preact/jsx-runtime';

type Props = Record<string, unknown>;
type Handler = (event: Event) => void;

interface ControlledFieldProps extends Props {
  /** `input`, `textarea` or `select`. */
  as: string;
  onChange: Handler;
  onInput?: Handler | undefined;
}

const FIELDS: ReadonlySet<string> = new Set(['input', 'textarea', 'select']);
const TICKED: ReadonlySet<unknown> = new Set(['checkbox', 'radio']);

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** The props of a field whose text, choice or tick its component says, and hears changes of; null of all others. */
export function toControlledField(as: string, props: Props): ControlledFieldProps | null {
  const { type, onChange, onInput } = props;
  if (!FIELDS.has(as) || !((TICKED.has(type) ? 'checked' : 'value') in props) || !isHandler(onChange))
    return null;
  return { ...props, as, onChange, onInput: isHandler(onInput) ? onInput : undefined };
}

/**
 * Such a field shows what its component says and nothing else, as with React: a letter that was refused goes away.
 *
 * - A refused letter changes no state, so nothing would be rendered, and the letter would stay. We render the field again.
 * - A tick sends two events, `input` and then `change`. A listener further up may render everything between the two, and
 *   would take away a tick that the component does not know of yet. So the component is told at `input`.
 */
export function ControlledField({ as, onChange, onInput, ...props }: ControlledFieldProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const change = (event: Event) => {
    onInput?.(event);
    onChange(event);
    renderAgain(null);
  };
  return jsx(as, { ...props, onInput: change });
}
