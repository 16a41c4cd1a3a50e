declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The build's version. */
declare const RIGHTWAY_VERSION: string;
