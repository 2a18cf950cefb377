import { Text } from '#blocks/ui/text';
import type { OrderItem } from './contract';
import { toItemTitle } from './to-receipt';

/** What is ordered: one thing as a line, several as a list. */
export function ItemList({ items }: { items: readonly OrderItem[] }) {
  const [only] = items;
  if (items.length === 1 && only !== undefined) return <Text strong>{toItemTitle(only)}</Text>;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Text strong>{toItemTitle(item)}</Text>
        </li>
      ))}
    </ul>
  );
}
