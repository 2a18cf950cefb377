/** Without scripts the browser moves the focus itself, to what a post has led to. */
export const ANSWER_FOCUS = { autoFocus: true } as const;
