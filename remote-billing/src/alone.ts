// Asynchronous like the shell's own start, so that both load the same way.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.ts');
