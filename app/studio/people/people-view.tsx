import { Notice } from '#blocks/ui/notice';
import { Stack } from '#blocks/ui/stack';
import type { Account } from '#cms/store/accounts/accounts';
import { useFreshKey } from '../shell/use-fresh-key';
import { useAnswer } from '../shell/use-answer';
import { ScreenHead } from '../shell/screen-head';
import { Table } from '../shell/table';
import { ROLES } from '../session/rights';
import { useTexts } from '../texts/use-texts';
import { NewPerson } from './new-person';
import type { PeopleAnswer } from './people.server';
import styles from './people.module.css';
import { PersonRow } from './person-row';

export interface PeopleViewProps {
  people: readonly Account[];
  answer: PeopleAnswer | undefined;
}

/** Accounts, with what may be done to each. */
export function PeopleView({ people, answer }: PeopleViewProps) {
  const t = useTexts('people');
  useAnswer(answer);
  const newKey = useFreshKey(answer?.given);
  const columns = (['name', 'login', 'role', 'state', 'created'] as const).map((key) => ({
    key,
    title: t(key),
  }));
  return (
    <>
      <ScreenHead title={t('title')} note={t('note', { count: people.length })} />
      <Stack gap={5}>
        {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
        {answer?.given && <GivenPassword {...answer.given} />}
        <NewPerson key={newKey} faults={answer?.faults ?? {}} />
        <Table
          caption={t('title')}
          columns={[...columns, { key: 'actions', title: t('actions'), end: true }]}
        >
          {people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </Table>
        <Roles />
      </Stack>
    </>
  );
}

function GivenPassword({ login, password }: { login: string; password: string }) {
  const t = useTexts('people');
  return (
    <Notice kind="success" title={t('givenTitle', { login })}>
      <p className={styles.password}>{password}</p>
      <p>{t('givenText')}</p>
    </Notice>
  );
}

function Roles() {
  const t = useTexts('people');
  const shell = useTexts('shell');
  return (
    <section aria-labelledby="roles">
      <h2 id="roles" className={styles.subtitle}>
        {t('rolesTitle')}
      </h2>
      <dl className={styles.roles}>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{shell(`role_${role}`)}</dt>
            <dd>{t(`role_${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
