import { useEffect, useRef } from 'react';

/** What browsers that read codes from SMS themselves add to the DOM (WebOTP); TypeScript does not know it yet. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** Calls back with the code of the next SMS for this site, where the browser reads it and the visitor agrees. */
export function useCodeFromSms(onCode: (text: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void readCodeFromSms(signal).then((code) => {
      if (code !== null && !signal.aborted) latest.current(code);
    });
    return () => controller.abort();
  }, []);
}

/** Null without WebOTP, and when the visitor says no, types the code, or `signal` aborts. */
async function readCodeFromSms(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const code: unknown = Reflect.get((await navigator.credentials.get(request)) ?? {}, 'code');
    return typeof code === 'string' ? code : null;
  } catch {
    // A refusal or an abort. There is nothing to tell: the field is there to be typed into.
    return null;
  }
}
