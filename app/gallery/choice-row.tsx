import styles from './gallery.module.css';

interface Choice {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** One switch of the gallery: links of which one is current, so that it works without a script. */
export function ChoiceRow({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className={styles['choice-row']}>
      <span className={styles['choice-label']} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.choices}>
        {choices.map(({ label: name, href, isCurrent }) => (
          <li key={href}>
            <a href={href} className={styles.choice} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
