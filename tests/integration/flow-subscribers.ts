let made = 0;

/** A subscriber of the sandbox that nothing is known of, with an ending of its own. */
export function newSubscriber(ending = '77'): string {
  made += 1;
  return `792${String(made).padStart(8 - ending.length, '0')}${ending}`;
}
