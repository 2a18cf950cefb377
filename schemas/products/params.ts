import type { Param } from '#schemas/gateway/entities/param';
import { toPaymentPrice, type ProductPrice } from './price';
import { toText, withUnit } from './text';

/** A line of a parameter list, ready to be drawn. */
export interface ProductParam {
  /** Unique within its list. */
  id: string;
  /** Empty when the line is its value alone. */
  title: string;
  /** With its unit: «30 ГБ»; never empty. */
  value: string;
  caption?: string;
  footnote?: string;
  icon?: string;
  /** Name of an icon that stands beside the value. */
  valueIcon?: string;
  /** How the line opens, or another mark of the operator: «popup»; a bare yes is «on». */
  flag?: string;
  hasLineAfter: boolean;
  price: ProductPrice | null;
  children: ProductParam[];
}

type ParamLine = NonNullable<Param['children']>[number];

/** The lines that have something to say, in their order. What has neither value nor title is left out. */
export function toParams(params: readonly Param[] | undefined): ProductParam[] {
  return toLines(params ?? [], (param) => toLines(param.children ?? [], () => []));
}

function toLines<Line extends ParamLine>(
  lines: readonly Line[],
  toChildren: (line: Line) => ProductParam[],
): ProductParam[] {
  const used = new Set<string>();
  return lines.flatMap((line, index) => {
    const param = toParam(line, toChildren(line));
    if (param === null) return [];
    const id = toText(line.param) || `param-${index + 1}`;
    const own = used.has(id) ? `${id}-${index + 1}` : id;
    used.add(own);
    return [{ id: own, ...param }];
  });
}

function toParam(line: ParamLine, children: ProductParam[]): Omit<ProductParam, 'id'> | null {
  const title = toText(line.title);
  const own = withUnit(line.value, line.unit);
  const value = line.outputSubparamValues ? joinValues(children) || own : own;
  if (value === '' && title === '') return null;
  return {
    title: value === '' ? '' : title,
    value: value || title,
    ...toWords(line),
    hasLineAfter: line.is_delim === true,
    price: toPaymentPrice(line.price),
    children,
  };
}

const joinValues = (params: readonly ProductParam[]) => params.map(({ value }) => value).join(', ');

function toFlag(flag: string | boolean | undefined): string {
  if (typeof flag === 'string') return toText(flag);
  return flag === true ? 'on' : '';
}

type Words = Partial<Pick<ProductParam, 'caption' | 'footnote' | 'icon' | 'valueIcon' | 'flag'>>;

/** The words that may be missing, without those that are. */
function toWords(line: ParamLine): Words {
  const words: Words = {};
  addWord(words, 'caption', toText(line.caption));
  addWord(words, 'footnote', toText(line.footnote));
  addWord(words, 'icon', toText(line.svg_icon));
  addWord(words, 'valueIcon', toText(line.valueIcon));
  addWord(words, 'flag', toFlag(line.flag));
  return words;
}

function addWord(words: Words, name: keyof Words, text: string): void {
  if (text !== '') words[name] = text;
}
