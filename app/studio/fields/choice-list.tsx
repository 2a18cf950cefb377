// A combobox of WAI-ARIA: HTML has no list that a script fills while somebody types.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
/* oxlint-disable jsx-a11y/click-events-have-key-events */
import { useEffect, useRef } from 'react';
import type { ReferenceKind } from '#schemas/references/refers-to';
import { classNames } from '#blocks/ui/class-names';
import { useTexts } from '../texts/use-texts';
import { isNew, type Choice } from './field-sources';
import styles from './fields.module.css';
import list from './reference-input.module.css';
import { toOptionId, type ChoiceListState } from './use-choice-list';

interface ChoiceListProps {
  choices: ChoiceListState;
  label: string;
  kind: ReferenceKind;
}

/** What was found, each with its kind and where it leads; then where what is missing is made. */
export function ChoiceList({ choices, label, kind }: ChoiceListProps) {
  const t = useTexts('choices');
  const { isOpen, found, active, listId, state, search } = choices;
  const count = found.filter((choice) => !isNew(choice)).length;
  const empty = search === '' ? t(`none_${kind}`) : t('nothing', { search });
  const unfound = { idle: '', searching: t('searching'), done: empty, failed: t('failed') }[state];
  const trouble = isOpen && count === 0 ? unfound : '';
  const said = isOpen ? trouble || t('found', { count }) : '';
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At the end of a panel it would lie below its edge.
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div ref={popup} className={classNames(isOpen && list.popup)}>
      <output className={trouble === '' ? 'visually-hidden' : list.said}>{said}</output>
      <ul
        id={listId}
        role="listbox"
        aria-label={label}
        className={list.options}
        hidden={!isOpen || found.length === 0}
      >
        {found.map((choice, at) => (
          <Option
            key={`${choice.key} ${choice.title} ${choice.facts.join()}`}
            choice={choice}
            id={toOptionId(listId, at)}
            isActive={at === active}
            onChoose={() => choices.choose(choice)}
          />
        ))}
      </ul>
    </div>
  );
}

interface OptionProps {
  choice: Choice;
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ choice, id, isActive, onChoose }: OptionProps) {
  const { title, key, facts } = choice;
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const notes = facts.includes(key) || title === key || key === '' ? facts : [key, ...facts];
  return (
    <li
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(list.option, isNew(choice) && list.making)}
      // The field keeps the focus: a press would take it away and close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{isNew(choice) ? `+ ${title}` : title}</span>
      <span className={styles.note}>{notes.join(' · ')}</span>
    </li>
  );
}
