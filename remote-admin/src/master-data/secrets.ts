/** Fields that give access to something: no draft of them stays in a browser, no grid shows them. */
export const secrets: ReadonlySet<string> = new Set(['token']);
