import { Link } from '#blocks/ui/link';
import { Text } from '#blocks/ui/text';
import { CONTACT_WORDS } from './contact-texts';

interface PersonalDataNoteProps {
  /** What the button of the form says. */
  button: string;
  /** The page about personal data. It opens beside the form, so that nothing typed is lost. */
  termsLink: string;
}

/** The line under a form's button: who presses it agrees to the processing of personal data. */
export function PersonalDataNote({ button, termsLink }: PersonalDataNoteProps) {
  return (
    <Text look="small" tone="muted" measured>
      Нажимая «{button}», вы&nbsp;соглашаетесь на&nbsp;
      <Link href={termsLink} kind="external">
        {CONTACT_WORDS.personalData}
      </Link>
    </Text>
  );
}
