import type { ViewProps } from '#registry/define-block';
import { Grid } from '#blocks/ui/grid';
import { Link } from '#blocks/ui/link';
import { NewsCard } from '#blocks/ui/news-card';
import { Section } from '#blocks/ui/section';
import type { block } from './block';

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { title, link } = props;
  if (data.length === 0) return null;
  const action = link && (
    <Link href={link.url} look="strong" kind={link.newWindow ? 'external' : 'internal'}>
      {link.text}
    </Link>
  );
  return (
    <Section id={id} title={title} action={action}>
      {/* What leads to a longer list is a row under the finger on phones; without such a link this is the list itself. */}
      <Grid as="ul" columns={3} phoneColumns={link && data.length > 1 ? 'rail' : 1}>
        {data.map((item, index) => (
          <li key={`${index}-${item.title}`}>
            <NewsCard item={item} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
