/** The build's version, put in by the build configuration. */
declare const RIGHTWAY_VERSION: string;
