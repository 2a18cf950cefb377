import { ButtonLink } from '#blocks/ui/button';
import { Link } from '#blocks/ui/link';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import { findPack, type Choice, type TariffConstructor } from '#schemas/products/constructor';
import type { ProductPrice } from '#schemas/products/price';
import styles from './pack-answers.module.css';

export type PackAnswersProps = {
  build: TariffConstructor;
  choice: Choice;
  path: string;
  buyText: string;
};

/** What the script finds the answer of two positions by; the last one stands for every pair without a pack. */
const toName = ({ calls, traffic }: Choice) => `${calls}-${traffic}`;
const NO_PACK = 'none';

/**
 * The answer to every choice, one of them seen: the server has written each price and link, so the script computes
 * nothing and cannot show a wrong one.
 */
export function PackAnswers({ build, choice, path, buyText }: PackAnswersProps) {
  const chosen = findPack(build, choice);
  return (
    <div className={styles.answers}>
      {build.packs.map((pack) => (
        <div key={pack.packId} data-pack={toName(pack)} data-pack-id={pack.packId} hidden={pack !== chosen}>
          <Answer text={toPackText(build, pack)} price={pack.price} link={pack.buyLink} buyText={buyText} />
        </div>
      ))}
      <div data-pack={NO_PACK} hidden={chosen !== null}>
        <Answer
          text={'Такого набора нет\u00a0— действует цена тарифа'}
          price={build.basePrice}
          link={build.baseLink}
          buyText={buyText}
        />
        <p className={styles.again} data-without-scripts>
          <Link href={path}>Собрать заново</Link>
        </p>
      </div>
    </div>
  );
}

type AnswerProps = { text: string; price: ProductPrice | null; link: string | null; buyText: string };

function Answer({ text, price, link, buyText }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <Text strong>{text}</Text>
      {price && <Price {...price} size="l" />}
      {link !== null && (
        <ButtonLink href={link} size="l" wide="always">
          {buyText}
        </ButtonLink>
      )}
    </div>
  );
}

/** «30 ГБ и 600 минут» */
function toPackText({ calls, traffic }: TariffConstructor, at: Choice): string {
  const texts = [traffic.positions[at.traffic]?.text, calls.positions[at.calls]?.text];
  return texts.filter((text) => text !== undefined).join(' и\u00a0');
}
