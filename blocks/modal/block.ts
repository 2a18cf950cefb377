import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { image } from '#schemas/values/image';
import { link } from '#schemas/values/link';
import { richText } from '#schemas/values/rich-text';
import { ownWindowId } from '#schemas/values/window-id';

const picture = (name: string, alt: string) => ({
  src: `/media/${name}-desktop.svg`,
  width: 1440,
  height: 560,
  alt,
});

export const block = defineBlock({
  type: 'modal',
  version: 1,
  label: 'Всплывающее окно',
  group: 'layout',
  description: 'Открывает поверх страницы подробности, на которые ведёт кнопка этого или другого блока.',
  windowId: ({ popupId }) => popupId,
  container: true,
  props: z.object({
    popupId: ownWindowId().describe(
      'Идентификатор окна, латиницей: его указывают в кнопке, а страница с #идентификатором открывает окно',
    ),
    title: z.string().trim().min(1).max(120).describe('Заголовок окна'),
    image: image.optional().describe('Картинка под заголовком'),
    text: richText().optional().describe('Текст; под ним встанут блоки, вложенные в окно'),
    link: link.optional().describe('Кнопка внизу окна'),
    onPhone: z
      .enum(['screen', 'sheet'])
      .default('screen')
      .describe('На телефоне: во весь экран или листом снизу; на компьютере окно всегда по центру'),
    size: z
      .enum(['regular', 'wide'])
      .default('regular')
      .describe('Ширина на компьютере: обычная или широкая; в\u00a0широкой есть место двум колонкам'),
    openText: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .optional()
      .describe(
        'Надпись на кнопке, которая стоит на месте блока и открывает окно; без неё кнопка в другом блоке',
      ),
  }),
  examples: [
    {
      name: 'во весь экран на телефоне',
      props: {
        popupId: 'music-terms',
        openText: 'Условия подписки',
        title: 'Музыка: 30\u00a0дней бесплатно',
        image: picture('music', 'Наушники и пластинка'),
        text: '<p>Первые 30&nbsp;дней слушайте бесплатно, потом подписка стоит 199&nbsp;₽ в&nbsp;месяц. Отключить её можно в&nbsp;любой день: деньги за&nbsp;оставшиеся дни вернём на&nbsp;счёт.</p><ul><li>Миллионы треков, подкасты и&nbsp;аудиокниги.</li><li>Трафик внутри приложения не&nbsp;расходует пакет.</li><li>До&nbsp;пяти устройств на&nbsp;одной подписке.</li></ul>',
        link: { text: 'Подключить подписку', url: '/services/music' },
      },
    },
    {
      name: 'лист снизу на телефоне',
      props: {
        popupId: 'delivery-zone',
        onPhone: 'sheet' as const,
        openText: 'Куда доставляем',
        title: 'Доставка SIM-карты',
        text: '<p>Курьер приедет на&nbsp;следующий день в&nbsp;городах с&nbsp;населением от&nbsp;100&nbsp;тысяч человек. В&nbsp;остальные города отправим почтой: от&nbsp;трёх до&nbsp;семи дней.</p>',
      },
    },
    {
      name: 'длинный текст и длинные слова',
      props: {
        popupId: 'roaming-rules',
        onPhone: 'sheet' as const,
        openText: 'Правила роуминга в Петропавловске-Камчатском',
        title: 'Внутрисетевой роуминг и достопримечательности Петропавловска-Камчатского',
        text: `<h3>Где действует</h3>${'<p>Пакет работает во&nbsp;всех городах России, в&nbsp;поездах дальнего следования и&nbsp;на&nbsp;трассах, где есть наша сеть. За&nbsp;пределами сети действуют правила национального роуминга: входящие вызовы бесплатны, а&nbsp;интернет расходует основной пакет.</p>'.repeat(6)}`,
        link: { text: 'Карта покрытия', url: '/coverage' },
      },
    },
  ],
});
