import type { ViewProps } from '#registry/define-block';
import { ButtonLink } from '#blocks/ui/button';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import { Sources } from './sources';
import styles from './view.module.css';

type Props = ViewProps<typeof block>['props'];

const TONE = { soft: 'soft', sand: 'sand', green: 'brand', violet: 'accent' } as const;

export default function View({ id, props }: ViewProps<typeof block>) {
  const { bannerColor, title, text, link, sources, alt, darkens, erid, countedAs } = props;
  const type: Props['type'] = sources ? props.type : 'blank';
  return (
    <Section id={id} rhythm="tight">
      {/* On a picture that does not turn dark the words keep its colours in every theme. */}
      <div data-theme={type === 'photo' && !darkens ? 'light' : undefined} data-banner={countedAs}>
        <div data-tone={TONE[bannerColor]} className={classNames(styles.banner, styles[type])}>
          <div className={styles.words}>
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
            {text && (
              <Text look="lead" className={styles.text}>
                {text}
              </Text>
            )}
            {link && (
              <ButtonLink href={link.url} newWindow={link.newWindow} wide="phone" className={styles.button}>
                {link.text}
              </ButtonLink>
            )}
            {erid && <Text look="small">Реклама. erid: {erid}</Text>}
          </div>
          {sources && type !== 'blank' && (
            <div className={styles.media}>
              <Sources
                sources={type === 'supersign' ? { phone: sources.phone, desktop: sources.phone } : sources}
                alt={alt}
              />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
