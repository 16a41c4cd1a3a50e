// The asynchronous boundary that lets shared modules settle before anything uses them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
