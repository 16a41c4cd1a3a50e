import file from './inter/inter.woff2';

/** The typeface's name in style sheets; before it has come a fallback of the same measures stands there (tokens.css). */
const name = 'Inter';

let isAsked = false;

/**
 * Fetches the typeface once something was painted: the first screen waits for the code alone. Where it does not
 * come, the fallback stays.
 */
export function loadTypeface(): void {
  if (isAsked || typeof FontFace === 'undefined') return;
  isAsked = true;
  // A frame's own callbacks run before it is painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const face = new FontFace(name, `url("${file}") format("woff2")`, { weight: '400 700' });
      face.load().then(
        () => document.fonts.add(face),
        () => {},
      );
    }),
  );
}
