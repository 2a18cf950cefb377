/** What a script says when the cart was changed; pages say the same in words of their own (`blocks/cart`). */
export const CART_TEXTS = {
  added: 'Добавили в\u00a0корзину',
  kept: 'Уже в\u00a0корзине',
  removed: 'Убрали из\u00a0корзины',
  restored: 'Вернули в\u00a0корзину',
  changed: 'Количество изменили',
  most: 'Больше пяти штук одного товара в\u00a0заказ не\u00a0помещается',
  full: 'Корзина полна: оформите то, что в\u00a0ней есть',
  gone: 'Сейчас этого товара нет в\u00a0вашем регионе.',
  away: 'Не\u00a0получилось добавить. Попробуйте ещё раз',
} as const;
