/** What the audiences are called, on every screen alike. */
export const TO_PEOPLE = 'Частным клиентам';
export const TO_BUSINESS = 'Бизнесу';
