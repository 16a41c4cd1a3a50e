/** Where the application is mounted, from the page's base address; ends with a slash. */
export const basePath: string = new URL('.', document.baseURI).pathname;
