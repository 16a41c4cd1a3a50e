/** How the calls that tell of layers are asked: of a project, or of every one that the person sees (decision 64). */
export const scopeQuery = (projectId: string | undefined): string =>
  projectId === undefined ? 'multiProject=true' : `id=${projectId}`;
