/** Ends with 0 where the API of this container is ready, else with 1: what a container's health check runs. */
const port = process.env['PORT'] ?? '4000';
const isReady = await fetch(`http://localhost:${port}/api/health`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
