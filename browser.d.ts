// What the build gives to code that runs in the browser.

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The address of the file. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Which kind of build this is. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The names that the host offers to remotes, by entry; null in a build under development, which compares nothing. */
declare const RIGHTWAY_OFFERS: Readonly<Record<string, string[]>> | null;

/** The build's version. */
declare const RIGHTWAY_VERSION: string;
