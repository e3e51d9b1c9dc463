/** Stands in for nprogress (4 kB of scripted bar): the document is busy, the style sheet draws it. Built in by tools/framework/light-runtime.ts. */
const setBusy = (busy: boolean) => () => void document.documentElement.toggleAttribute('data-loading', busy);

const progress = { configure: (_options: object) => {}, start: setBusy(true), done: setBusy(false) };
export default progress;
