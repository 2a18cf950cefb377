import { Button } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import styles from './chat-view.module.css';
import { SandboxPage } from './sandbox-page';

const RATINGS = ['1', '2', '3', '4', '5'];

/** Where the button of the sandbox's chat answer leads: a rating, which nobody keeps. */
export function ChatRatingView({ isRated }: { isRated: boolean }) {
  return (
    <SandboxPage look="column">
      <Heading level={1} look="subtitle">
        {isRated ? 'Спасибо за\u00a0оценку' : 'Как мы\u00a0ответили?'}
      </Heading>
      {isRated ? <Text>Она поможет нам отвечать лучше. Эту вкладку можно закрыть.</Text> : <RatingForm />}
    </SandboxPage>
  );
}

function RatingForm() {
  return (
    <form method="post" action="/sandbox/chat/rating">
      <Stack gap={5}>
        <fieldset>
          <legend>Оценка от&nbsp;1 до&nbsp;5, где 5&nbsp;— отлично</legend>
          <div className={styles.ratings}>
            {RATINGS.map((rating) => (
              <label key={rating} className={styles.rating}>
                <input type="radio" name="rating" value={rating} required />
                {rating}
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" wide="phone">
          Отправить
        </Button>
      </Stack>
    </form>
  );
}
