/* global EventSource, location, __webpack_hash__ */
/** In the page of `npm run dev`: takes over each new build, or reloads the page if it cannot. */
const hot = import.meta.webpackHot;
let latest = '';

async function update() {
  try {
    while (latest !== __webpack_hash__) if (!(await hot.check(true))) throw new Error('unknown');
  } catch (error) {
    console.warn('This page cannot take over the new build, and reloads.', error);
    location.reload();
  }
}

new EventSource('/dev/builds').addEventListener('message', ({ data }) => {
  latest = data;
  if (hot.status() === 'idle') void update();
});
