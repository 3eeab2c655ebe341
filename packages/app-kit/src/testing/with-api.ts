import { http } from 'msw'
import type { MswApi } from 'msw-storybook-addon/types'
import { type ApiOptions, createWorld, type StoryWorld } from './story-world.ts'

/** The part of a story's context that `withApi` and `worldOf` read. */
export interface ApiStoryContext {
  parameters: Record<string, unknown>
  loaded: Record<string, unknown>
}

/**
 * Returns annotations that give a story the in-memory API at `/api`. The story's `parameters.api`
 * overrides the options; its `beforeEach` may override single calls with MSW handlers:
 * `beforeEach: ({ msw }) => msw.use(http.get('/api/…', …))`.
 */
export function withApi(options: ApiOptions = {}) {
  return {
    loaders: [
      async ({ parameters }: Pick<ApiStoryContext, 'parameters'>) => ({
        world: await createWorld({ ...options, ...(parameters['api'] as ApiOptions) }),
      }),
    ],
    beforeEach: (context: ApiStoryContext & { msw: MswApi }) => {
      const world = worldOf(context)
      context.msw.use(http.all('/api/*', ({ request }) => world.fetch(request)))
    },
  }
}

/** Returns the installation of a story, for its play function. */
export function worldOf({ loaded }: Pick<ApiStoryContext, 'loaded'>): StoryWorld {
  return loaded['world'] as StoryWorld
}
