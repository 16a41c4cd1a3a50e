import letters from './inter/inter.woff2';
import figures from './inter/inter-figures.woff2';

/** The typeface's name in style sheets; until it has loaded a fallback of the same measures is used (tokens.css). */
const name = 'Inter';

const files = [
  { file: letters, unicodeRange: 'U+0-2F, U+3A-10FFFF' },
  { file: figures, unicodeRange: 'U+30-39' },
];

let isRequested = false;

/**
 * Fetches the typeface after the first paint: the first screen waits only for the code. If it does not load, the
 * fallback stays.
 */
export function loadTypeface(): void {
  if (isRequested || typeof FontFace === 'undefined') return;
  isRequested = true;
  // A frame's own callbacks run before it is painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const faces = files.map(
        ({ file, unicodeRange }) =>
          new FontFace(name, `url("${file}") format("woff2")`, { weight: '400 700', unicodeRange }),
      );
      Promise.all(faces.map((face) => face.load())).then(
        () => {
          for (const face of faces) document.fonts.add(face);
        },
        () => {},
      );
    }),
  );
}
