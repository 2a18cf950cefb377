import { beforeAll, describe, expect, test } from 'vitest';
import { startSite, type SiteProcess } from './site-process';

/** Names that are written in Latin letters in Russian texts as well. */
const LATIN_NAMES = new Set(
  [
    'eSIM',
    'SIM',
    'SMS',
    'MMS',
    'USSD',
    'VPN',
    'QR',
    'IP',
    'IPv',
    'WAP',
    'VIP',
    'ID',
    'IMEI',
    'APN',
    'PIN',
    'PUK',
    'PDF',
    'API',
    'Wi',
    'Fi',
    'LTE',
    'HD',
    // «Full HD»: how fine a picture is.
    'Full',
    'GSM',
    'VoLTE',
    'VoWiFi',
    'Bluetooth',
    'NFC',
    'USB',
    'Type',
    'Mesh',
    'LAN',
    'WAN',
    'AX',
    'App',
    'Store',
    'Google',
    'Play',
    'RuStore',
    'AppGallery',
    'Android',
    'iOS',
    'iPhone',
    'iPad',
    'Huawei',
    'VK',
    'TG',
    'OK',
    'YT',
    'HB',
    'VB',
    'TW',
    'FB',
    'IG',
    'Telegram',
    'Viber',
    'YouTube',
    'Twitter',
    'Facebook',
    'Instagram',
    'WhatsApp',
    'Smart',
    'TV',
    'online',
    'cookie',
    // Kinds of a feed, as readers of news call them.
    'RSS',
    'Atom',
    // The specification's own word for an address: «Неверный e-mail».
    'mail',
    'M2M',
    'IoT',
    'CRM',
    'SIP',
    'http',
    'https',
    'Chrome',
    'Firefox',
    'Safari',
    'EID',
    'MMI',
    'XS',
    'EPUB',
    'Galaxy',
    'GetApps',
    'Honor',
    'POCO',
    'Redmi',
    'Samsung',
    'Xiaomi',
    // Watches, and what sets them up.
    'Apple',
    'Watch',
    'Wear',
    'OS',
    'Wearable',
    'Health',
    'Fitness',
    'Mi',
    'Pixel',
    'Pro',
    'Cellular',
    'GPS',
    // Values of an access point's settings.
    'internet',
    'default',
    'supl',
  ].map((name) => name.toLowerCase()),
);

/** The law gives every advertisement such a mark. */
const MARK_OF_AN_AD = /\berid\b|\b\w*(?:Vtzq|DemoErid)\w*/g;

let site: SiteProcess;

beforeAll(async () => {
  site = await startSite();
});

async function listPages(host: string): Promise<string[]> {
  const { body } = await site.send({ path: '/sitemap.xml', host });
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

/** Names that nobody translates, and that the page says so of: models of phones. */
const UNTRANSLATED = /<(ul|span)\b[^>]*\stranslate="no"[^>]*>[\s\S]*?<\/\1>/g;

/** What a visitor reads or hears: texts, and the labels of pictures and controls. */
function readTexts(html: string): string[] {
  const labels = [...html.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]+)"/g)].map(
    ([, text = '']) => text,
  );
  const visible = html
    .replaceAll(UNTRANSLATED, ' ')
    .replaceAll(/<(script|style|head|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .split(/<[^>]+>/);
  return [...visible, ...labels].map((text) => text.replaceAll(/&[a-z#\d]+;/g, ' ').trim()).filter(Boolean);
}

/** Words in Latin letters that are no known name, no address, no mark of a device. */
function findForeignWords(text: string): string[] {
  const plain = text.replaceAll(/\S*(?:[@/]|\.[a-z])\S*/gi, ' ').replaceAll(MARK_OF_AN_AD, ' ');
  return (plain.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !LATIN_NAMES.has(word.toLowerCase()));
}

describe('what visitors read', () => {
  test('[PAGE-01][PAGE-101][PAGE-201] is Russian on every page of every section', async () => {
    const foreign = new Map<string, string>();
    for (const host of ['moscow.localhost', 'corp.localhost']) {
      const paths = await listPages(host);
      expect(paths.length).toBeGreaterThan(host.startsWith('corp') ? 5 : 100);
      for (const path of [...paths, '/403', '/500', '/missing']) {
        const { body } = await site.send({ path, host });
        const letters = readTexts(body).join(' ').match(/\p{L}/gu) ?? [];
        const cyrillic = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter));
        expect(cyrillic.length / letters.length, path).toBeGreaterThan(0.9);
        for (const word of readTexts(body).flatMap(findForeignWords)) foreign.set(word, path);
      }
    }
    expect(Object.fromEntries(foreign)).toEqual({});
  });
});
