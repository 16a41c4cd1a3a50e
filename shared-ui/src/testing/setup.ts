// What each file of tests begins with.
import './patience.ts';
import './short-console.ts';
import './fresh-page.ts';
import './sound-markup.ts';
