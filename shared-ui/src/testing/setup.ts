// What each file of tests begins with.
import './patience.ts';
import './fresh-page.ts';
import './sound-markup.ts';
