import type { ViewProps } from '#registry/define-block';
import { Badge } from '#blocks/ui/badge';
import { Heading } from '#blocks/ui/heading';
import { Link } from '#blocks/ui/link';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import type { Tender } from './load-tenders';
import { texts } from './texts';
import styles from './view.module.css';

/** With so few days left a tender says how many. */
const FEW_DAYS = 7;

function Deadline({ tender: { startDate, endDate, daysLeft }, isComing }: LineProps) {
  if (isComing && startDate !== null) return texts.from(startDate);
  if (endDate === null || daysLeft === null) return texts.noEnd;
  if (daysLeft < 0) return texts.ended(endDate);
  return (
    <>
      {daysLeft <= FEW_DAYS && (
        <Badge tone="warning" className={styles.left}>
          {daysLeft === 0 ? texts.lastDay : texts.daysLeft(daysLeft)}
        </Badge>
      )}{' '}
      <span className={styles.until}>{texts.until(endDate)}</span>
    </>
  );
}

interface LineProps {
  tender: Tender;
  isComing: boolean;
}

function Line({ tender, isComing }: LineProps) {
  const { id, title, url } = tender;
  return (
    <li className={styles.line}>
      <div>
        <Heading level={4} look="lead">
          {url === null ? title : <Link href={url}>{title}</Link>}
        </Heading>
        <Text as="div" look="small" tone="muted">
          {texts.number(id)}
        </Text>
      </div>
      <Text as="div" className={styles.deadline}>
        <Deadline tender={tender} isComing={isComing} />
      </Text>
    </li>
  );
}

interface GroupProps {
  title: string;
  tenders: readonly Tender[];
  isComing?: boolean;
}

function Group({ title, tenders, isComing = false }: GroupProps) {
  if (tenders.length === 0) return null;
  return (
    <div className={styles.group}>
      <Heading level={3} look="subtitle">
        {title}
      </Heading>
      <ul>
        {tenders.map((tender) => (
          <Line key={tender.id} tender={tender} isComing={isComing} />
        ))}
      </ul>
    </div>
  );
}

export default function View({
  id,
  props: { title },
  data: { open, coming, over },
}: ViewProps<typeof block>) {
  return (
    <Section id={id} title={title}>
      {open.length + coming.length === 0 && (
        <>
          <Text look="lead">{texts.none}</Text>
          <Text tone="muted">{texts.noneText}</Text>
        </>
      )}
      <Group title={texts.open} tenders={open} />
      <Group title={texts.coming} tenders={coming} isComing />
      <Group title={texts.over} tenders={over} />
    </Section>
  );
}
