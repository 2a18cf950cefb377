import type { ViewProps } from '#registry/define-block';
import { Disclosure } from '#blocks/ui/disclosure';
import { Section } from '#blocks/ui/section';
import { Text } from '#blocks/ui/text';
import type { block } from './block';
import { Cartogram } from './cartogram';
import { Legend } from './legend';
import { readCoverage, type CoveredRegion, type Technology } from './read-coverage';
import { RegionSpeeds } from './region-speeds';
import switched from './technology-switch.module.css';
import { texts } from './texts';
import styles from './view.module.css';

/** One radio button for each technology, before everything that they switch: CSS does it, without a script. */
function Radios({ id, technologies }: { id: string; technologies: readonly Technology[] }) {
  return technologies.map(({ title }, index) => (
    <input
      key={title}
      type="radio"
      id={`${id}-technology-${index}`}
      name={`${id}-technology`}
      defaultChecked={index === 0}
      // Alone it has no chip to name it.
      aria-label={technologies.length === 1 ? title : undefined}
      className={`visually-hidden ${switched[`radio-${index}`] ?? ''}`}
    />
  ));
}

function Chips({ id, technologies }: { id: string; technologies: readonly Technology[] }) {
  return (
    <div className={switched.chips}>
      {technologies.map(({ title }, index) => (
        <label key={title} htmlFor={`${id}-technology-${index}`} className={switched.chip}>
          {title}
        </label>
      ))}
    </div>
  );
}

type TableProps = {
  technologies: readonly Technology[];
  regions: readonly CoveredRegion[];
  here: string | null;
};

function Table({ technologies, regions, here }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.region}</th>
          {technologies.map(({ title }) => (
            <th key={title} scope="col" className={styles.cell}>
              {texts.column(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {regions.map(({ code, title, speeds }) => (
          <tr key={code} data-covered={code} className={code === here ? styles['here-row'] : undefined}>
            <th scope="row">
              <span data-title="">{title}</span>
              {code === here && <span className={styles.mark}>{texts.here}</span>}
            </th>
            {speeds.map(({ mbps }, index) => (
              <td key={technologies[index]?.title} className={styles.cell}>
                {mbps ?? '—'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { title, lead, technologies, source } = props;
  const regions = readCoverage(technologies, data.regions);
  const here = regions.find(({ code }) => code === data.here);
  const shared = { technologies, regions, here: here?.code ?? null };
  return (
    <Section id={id} title={title} lead={lead} label={title ? undefined : texts.map}>
      <fieldset data-coverage="">
        <legend className="visually-hidden">{texts.choose}</legend>
        <Radios id={id} technologies={technologies} />
        {technologies.length > 1 && <Chips id={id} technologies={technologies} />}
        <div className={styles.places}>
          <Cartogram {...shared} />
          {here && <RegionSpeeds technologies={technologies} region={here} rank={toRank(regions, here)} />}
        </div>
        <Legend technologies={technologies} />
      </fieldset>
      <Disclosure summary={texts.list} className={styles.list}>
        <Table {...shared} />
      </Disclosure>
      <Text look="small" tone="muted" className={styles.source}>
        {source}
      </Text>
    </Section>
  );
}

/** «3-е место из 81»: of the regions with the first technology. */
function toRank(regions: readonly CoveredRegion[], here: CoveredRegion): string | null {
  const covered = regions.filter(({ speeds }) => (speeds[0]?.mbps ?? null) !== null);
  const faster = covered.filter(({ speeds }) => (speeds[0]?.mbps ?? 0) > (here.speeds[0]?.mbps ?? 0));
  return covered.includes(here) ? texts.rank(faster.length + 1, covered.length) : null;
}
