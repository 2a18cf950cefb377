import { SelectField } from '#blocks/ui/select-field';
import { useTexts } from '../../texts/use-texts';

/** Whose site a redirect is of. */
export function AudienceField({ id }: { id: string }) {
  const t = useTexts('redirects');
  const options = (['b2c', 'b2b'] as const).map((audience) => ({ value: audience, label: t(audience) }));
  return <SelectField id={id} name="audience" label={t('audience')} options={options} />;
}
