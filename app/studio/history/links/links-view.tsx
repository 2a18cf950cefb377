import { Form, useNavigation } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { Notice } from '#blocks/ui/notice';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import { Moment, writeMoment } from '../../shell/moment';
import { EmptyList, Table } from '../../shell/table';
import table from '../../shell/table.module.css';
import { ToolButton } from '../../shell/tool-button';
import { useAnswer } from '../../shell/use-answer';
import { useTexts } from '../../texts/use-texts';
import { EntryHead } from '../entry-head';
import type { EntryHeadData } from '../entry-head.server';
import type { GivenLink, LinksAnswer } from './links.server';
import { LIFETIMES } from './lifetimes';
import { MadeLink } from './made-link';
import parts from '../parts.module.css';

interface LinksViewProps {
  head: EntryHeadData;
  given: readonly GivenLink[];
  /** Of the page; empty when it is for both. */
  audience: 'b2c' | 'b2b' | '';
  regions: readonly { value: string; label: string }[];
  home: string;
  answer: LinksAnswer | undefined;
}

/** Links to the draft of a page: one is made, shown once, and taken back. */
export function LinksView(props: LinksViewProps) {
  const { head, given, answer } = props;
  useAnswer(answer);
  return (
    <>
      <EntryHead head={head} />
      <div className={parts.parts}>
        {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
        {answer?.made && <MadeLink key={answer.made.path} {...answer.made} />}
        {head.canEdit && <NewLink {...props} />}
        <Given given={given} canEdit={head.canEdit} />
      </div>
    </>
  );
}

function NewLink({ audience, regions, home, answer }: LinksViewProps) {
  const t = useTexts('links');
  const isMaking = useNavigation().formData?.get('intent') === 'make';
  const faults = answer?.faults ?? {};
  const lifetimes = LIFETIMES.map((hours) => ({ value: hours, label: toLifetime(Number(hours), t) }));
  const own = regions.some(({ value }) => value === home) ? home : (regions[0]?.value ?? '');
  return (
    <section aria-labelledby="new-link" className={parts.fresh}>
      <h2 id="new-link" className={parts.title}>
        {t('title')}
      </h2>
      <p className={parts.about}>{t('about')}</p>
      <Form method="post" className={parts.form}>
        <SelectField
          id="region"
          name="region"
          label={t('region')}
          options={regions}
          defaultValue={own}
          error={faults['region']}
        />
        {audience === '' && (
          <SelectField
            id="audience"
            name="audience"
            label={t('audience')}
            options={(['b2c', 'b2b'] as const).map((value) => ({ value, label: t(value) }))}
          />
        )}
        <TextField id="date" name="date" type="date" label={t('date')} error={faults['date']} optional />
        <TextField id="time" name="time" type="time" label={t('time')} error={faults['time']} optional />
        <SelectField
          id="lifetime"
          name="lifetime"
          label={t('lifetime')}
          options={lifetimes}
          defaultValue={LIFETIMES[0]}
        />
        <ToolButton
          type="submit"
          variant="primary"
          name="intent"
          value="make"
          busy={isMaking}
          className={parts.send}
        >
          {t('make')}
        </ToolButton>
      </Form>
      <p className={parts.about}>{t('dateHint')}</p>
    </section>
  );
}

const HOURS_OF_DAY = 24;

function toLifetime(hours: number, t: ReturnType<typeof useTexts<'links'>>): string {
  return hours < HOURS_OF_DAY ? t('hours', { count: hours }) : t('days', { count: hours / HOURS_OF_DAY });
}

function Given({ given, canEdit }: { given: readonly GivenLink[]; canEdit: boolean }) {
  const t = useTexts('links');
  const columns = (['madeAt', 'by', 'until', 'state'] as const).map((key) => ({ key, title: t(key) }));
  return (
    <section aria-labelledby="given">
      <h2 id="given" className={parts.title}>
        {t('given')}
      </h2>
      {given.length === 0 ? (
        <EmptyList>{t('none')}</EmptyList>
      ) : (
        <Table
          caption={t('given')}
          columns={[...columns, { key: 'actions', title: t('actions'), end: true }]}
        >
          {given.map((link) => (
            <GivenRow key={link.id} link={link} canEdit={canEdit} />
          ))}
        </Table>
      )}
    </section>
  );
}

const TONES = { open: 'brand', expired: 'neutral', revoked: 'sale' } as const;

function GivenRow({ link, canEdit }: { link: GivenLink; canEdit: boolean }) {
  const t = useTexts('links');
  const { id, createdAt, createdBy, expiresAt, state } = link;
  return (
    <tr>
      <td className={table.number}>
        <Moment at={createdAt} />
      </td>
      <td>{createdBy}</td>
      <td className={table.number}>
        <Moment at={expiresAt} />
      </td>
      <td>
        <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
      </td>
      <td className={table.end}>
        {state === 'open' && canEdit && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="link" value={id} />
            <ToolButton
              type="submit"
              name="intent"
              value="revoke"
              aria-label={t('revokeLabel', { time: writeMoment(createdAt) })}
            >
              {t('revoke')}
            </ToolButton>
          </Form>
        )}
      </td>
    </tr>
  );
}
