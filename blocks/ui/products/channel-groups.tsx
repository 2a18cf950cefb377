import { Tooltip } from '../tooltip';
import styles from './channel-groups.module.css';

/** TV channels of one theme. */
export interface ChannelGroup {
  title: string;
  count: number;
}

/** So many groups are named at once, the others stand under «ещё» (TRF-221, TRF-222). */
export const CHANNEL_GROUPS_SHOWN = 3;

export type ChannelGroupsProps = {
  /** Unique on the page. */
  id: string;
  groups: readonly ChannelGroup[];
};

/** A tooltip with the themes of the channels. Nothing without groups. */
export function ChannelGroups({ id, groups }: ChannelGroupsProps) {
  if (groups.length === 0) return null;
  const rest = groups.slice(CHANNEL_GROUPS_SHOWN);
  const words = (
    <>
      <Groups groups={groups.slice(0, CHANNEL_GROUPS_SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>ещё&nbsp;{rest.length}</summary>
          <Groups groups={rest} />
        </details>
      )}
    </>
  );
  return <Tooltip id={id} as="div" label="Какие каналы" text={words} className={styles.hint} />;
}

function Groups({ groups }: { groups: readonly ChannelGroup[] }) {
  return (
    <ul>
      {groups.map(({ title, count }) => (
        <li key={title} data-channel-group="">
          {title} — {count}
        </li>
      ))}
    </ul>
  );
}
