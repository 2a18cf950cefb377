import { ButtonLink } from '#blocks/ui/button';
import { Link } from '#blocks/ui/link';
import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import { findPack, toPackText, type Choice, type TariffConstructor } from '#schemas/products/constructor';
import type { ProductPrice } from '#schemas/products/price';
import styles from './pack-answers.module.css';

export type PackAnswersProps = {
  build: TariffConstructor;
  choice: Choice;
  path: string;
  /** The tariff's id, and what its buttons say. */
  tariff: string;
  words: AnswerWords;
};

type AnswerWords = { connectPopupId?: string | undefined; connectText: string; buyText: string };

/** What the script finds the answer of two positions by; the last one stands for every pair without a pack. */
const toName = ({ calls, traffic }: Choice) => `${calls}-${traffic}`;
const NO_PACK = 'none';

/**
 * The answer to every choice, one of them seen: the server has written each price and link, so the script computes
 * nothing and cannot show a wrong one.
 */
export function PackAnswers({ build, choice, path, tariff, words }: PackAnswersProps) {
  const chosen = findPack(build, choice);
  return (
    <div className={styles.answers}>
      {build.packs.map((pack) => (
        <div key={pack.packId} data-pack={toName(pack)} data-pack-id={pack.packId} hidden={pack !== chosen}>
          <Answer
            tariff={tariff}
            words={words}
            text={toPackText(build, pack)}
            price={pack.price}
            link={pack.buyLink}
            packId={pack.packId}
          />
        </div>
      ))}
      <div data-pack={NO_PACK} hidden={chosen !== null}>
        <Answer
          text={'Такого набора нет\u00a0— действует цена тарифа'}
          price={build.basePrice}
          link={build.baseLink}
          tariff={tariff}
          words={words}
        />
        <p className={styles.again} data-without-scripts>
          <Link href={path}>Собрать заново</Link>
        </p>
      </div>
    </div>
  );
}

type AnswerProps = Pick<PackAnswersProps, 'tariff' | 'words'> & {
  text: string;
  price: ProductPrice | null;
  link: string | null;
  packId?: string;
};

/** Two ways to it: on the own number, in the window of the page, and with a new SIM. */
function Answer({ text, price, link, packId, tariff, words }: AnswerProps) {
  const { connectPopupId, connectText, buyText } = words;
  return (
    <div className={styles.answer}>
      <Text strong>{text}</Text>
      {price && <Price {...price} size="l" />}
      {connectPopupId !== undefined && (
        <ButtonLink
          href={`#${connectPopupId}`}
          size="l"
          wide="always"
          data-popup={connectPopupId}
          data-choice={tariff}
          data-choice-with={packId}
        >
          {connectText}
        </ButtonLink>
      )}
      {link !== null && (
        <ButtonLink
          href={link}
          size="l"
          wide="always"
          variant={connectPopupId === undefined ? 'primary' : 'secondary'}
        >
          {buyText}
        </ButtonLink>
      )}
    </div>
  );
}
