import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** A form on its way, with all that was typed into it. */
export interface SentForm {
  formData: FormData;
  action: string;
  encType: 'application/x-www-form-urlencoded' | 'multipart/form-data';
}

/** In this tab alone: the screen that was typed into gives way to the one that says what went wrong. */
let sent: SentForm | null = null;

/** The form that has not arrived; null when the last one has. */
export const findSentForm = (): SentForm | null => sent;

/** For the frame of every screen: remembers a form until its answer is shown. */
export function useSentForm(): void {
  const { state, formData, formAction, formEncType } = useNavigation();
  useEffect(() => {
    if (state === 'idle') sent = null;
    if (state !== 'submitting' || formData === undefined) return;
    const isMultipart = formEncType === 'multipart/form-data';
    const encType = isMultipart ? formEncType : 'application/x-www-form-urlencoded';
    sent = { formData, action: formAction, encType };
  }, [state, formData, formAction, formEncType]);
}
