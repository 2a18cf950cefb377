// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { OrderStep } from './order-step';
import { NextSteps } from './order-summary';

const NUMBER = formatPhone('79261112277');
const spans = (host: HTMLElement) => [...host.querySelectorAll('li span')].map((span) => span.textContent);

test('a number that the receipt names is in one piece: a narrow line would part it', () => {
  const line = { id: 'number', title: `Номер ${NUMBER}`, amountKopecks: 0 };
  const receipt = { lines: [line], totalKopecks: 0, monthlyKopecks: null };
  const host = renderHtml(
    <OrderStep
      heading={{ headingRef: { current: null }, tabIndex: -1 }}
      title="Заказ"
      steps={1}
      receipt={receipt}
    >
      {null}
    </OrderStep>,
  );
  expect(spans(host)).toContain(NUMBER);
});

test('so is a number in what happens next, with the sign after it', () => {
  const host = renderHtml(<NextSteps steps={[`Ждите звонка на ${NUMBER}. Приготовьте паспорт.`]} />);
  expect(spans(host)).toEqual([`${NUMBER}.`]);
  expect(host.querySelector('li')?.textContent).toBe(`Ждите звонка на ${NUMBER}. Приготовьте паспорт.`);
});
