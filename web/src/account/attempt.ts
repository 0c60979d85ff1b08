/** Does it, says the sentence that it gives or what went wrong, and shows the account anew. */
export type Attempt = (work: () => Promise<unknown>) => Promise<void>;
