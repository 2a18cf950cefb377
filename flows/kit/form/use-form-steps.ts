import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../engine/flow-context';
import { FIELDS } from '../engine/flow-state';
import { toObstacles, type Obstacles } from './obstacles';
import { findField } from './planned-values';
import type { LivePlannedForm } from './use-planned-form';

export interface PageActions {
  next: string;
  back: string;
}

interface Steps {
  form: LivePlannedForm;
  captchaKey: string | null;
  actions: PageActions;
  goTo: (page: number) => void;
}

/**
 * What the buttons of a form do with scripts: it goes on when nothing is in the way; else the visitor is led to what
 * is, by the button to the first field (no dead end), by Enter in a field to the summary of errors.
 */
export function useFormSteps({ form, captchaKey, actions, goTo }: Steps) {
  const { id, state, submit } = useFlow();
  const { plan, page } = form;
  const isLast = page >= plan.pages;
  const obstacles = toObstacles(form, isLast ? captchaKey : null, isLast ? undefined : page);
  const [hasSummary, setSummary] = useState(false);
  const [told, setTold] = useState('');
  const { headingRef, summaryRef, moveFocus } = useMovedFocus(id, page);
  useErrorPage(form, goTo);

  const fail = ({ firstKey }: Obstacles, isByEnter: boolean) => {
    form.showFaults(page);
    setSummary(isByEnter);
    setTold(firstKey === null ? obstacles.text : '');
    const faultyPage = firstKey === null ? page : (findField(plan, firstKey)?.page ?? page);
    if (faultyPage !== page) goTo(faultyPage);
    moveFocus(isByEnter ? null : firstKey);
  };
  const onSend = (element: HTMLFormElement, submitter: HTMLElement | null) => {
    const action =
      submitter instanceof HTMLButtonElement && submitter.name === FIELDS.action ? submitter.value : '';
    if (action === actions.back) return goTo(page - 1);
    if (action !== '' && action !== actions.next) return submit(element, submitter);
    if (obstacles.isBlocked) return fail(obstacles, submitter?.hasAttribute('data-enter') === true);
    setSummary(false);
    setTold('');
    if (isLast) submit(element, null);
    else goTo(page + 1);
  };
  return {
    obstacles,
    isLast,
    onSend,
    headingRef,
    summaryRef,
    /** For a screen reader, where no field is there to lead to: files are still on their way. */
    told,
    /** For the summary of errors; empty until a vain attempt by Enter, and after another answer. */
    summary: hasSummary && state.errors === undefined ? obstacles.faults : [],
  };
}

/** A server's error stands on a page: the form shows the first that has one. */
function useErrorPage({ plan, page }: LivePlannedForm, goTo: (page: number) => void): void {
  const { state } = useFlow();
  const latest = useRef({ page, goTo });
  useEffect(() => {
    latest.current = { page, goTo };
  });
  const { errors } = state;
  useEffect(() => {
    const pages = Object.keys(errors ?? {}).flatMap((key) => findField(plan, key)?.page ?? []);
    const first = Math.min(...pages);
    if (pages.length > 0 && !pages.includes(latest.current.page)) latest.current.goTo(first);
  }, [errors, plan]);
}

/** To a field, to the summary (null), and to the heading of a page that has come; after React has shown them. */
function useMovedFocus(id: string, page: number) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<{ key: string | null } | null>(null);
  const seenPage = useRef(page);
  useEffect(() => {
    if (seenPage.current !== page) headingRef.current?.focus();
    seenPage.current = page;
  }, [page]);
  useEffect(() => {
    if (wish === null) return;
    const target = wish.key === null ? summaryRef.current : document.getElementById(`${id}-${wish.key}`);
    target?.focus();
  }, [id, wish]);
  return { headingRef, summaryRef, moveFocus: (key: string | null) => setWish({ key }) };
}
