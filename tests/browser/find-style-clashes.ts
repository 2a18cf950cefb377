import type { Page } from '@playwright/test';

/**
 * Where one part of the page hands another a class of its own, that class is meant to win: it stands last in `class`.
 * Both are single classes, so the order of their files decides, which no source shows. Gives each declaration that is
 * beaten by the part it was to change.
 */
export async function findStyleClashes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Rule {
      place: number;
      /** The media queries around it. */
      condition: string;
      style: CSSStyleDeclaration;
    }
    const rules = new Map<string, Rule[]>();
    let place = 0;
    const collect = (list: CSSRuleList, condition: string): void => {
      for (const rule of list) {
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) {
          const own = rule instanceof CSSConditionRule ? rule.conditionText : '';
          collect(rule.cssRules, `${condition}|${own}`);
        }
        if (!(rule instanceof CSSStyleRule)) continue;
        place += 1;
        for (const selector of rule.selectorText.split(',').map((one) => one.trim())) {
          if (!/^\.[\w-]+$/.test(selector)) continue;
          const name = selector.slice(1);
          rules.set(name, [...(rules.get(name) ?? []), { place, condition, style: rule.style }]);
        }
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules, '');

    const fileOf = (name: string) => /^_?[\w-]{6}(?=_)/.exec(name)?.[0] ?? null;
    const beaten = (base: Rule, given: Rule): string[] =>
      base.place < given.place || (base.condition !== '' && base.condition !== given.condition)
        ? []
        : [...given.style].filter((property) => {
            const value = base.style.getPropertyValue(property);
            return value !== '' && value !== given.style.getPropertyValue(property);
          });
    const clashes = new Set<string>();
    for (const { classList } of document.querySelectorAll('[class]')) {
      const names = [...classList].filter((name) => fileOf(name) !== null);
      names.forEach((base, at) => {
        for (const given of names.slice(at + 1)) {
          if (fileOf(base) === fileOf(given)) continue;
          for (const one of rules.get(base) ?? []) {
            for (const other of rules.get(given) ?? []) {
              for (const property of beaten(one, other)) clashes.add(`${base} beats ${property} of ${given}`);
            }
          }
        }
      });
    }
    return [...clashes];
  });
}
