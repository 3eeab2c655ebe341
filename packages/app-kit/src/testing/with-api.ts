import { http } from 'msw'
import type { MswApi } from 'msw-storybook-addon/types'
import { type ApiOptions, createWorld, type StoryWorld } from './story-world.ts'

/** What these annotations read of a story's context. */
export interface ApiStoryContext {
  parameters: Record<string, unknown>
  loaded: Record<string, unknown>
}

/**
 * Annotations of a story that give it the API in memory behind `/api`. The story's own
 * `parameters.api` changes the options; its `beforeEach` may override single calls with ordinary
 * handlers: `beforeEach: ({ msw }) => msw.use(http.get('/api/…', …))`.
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

/** The installation of a story, for its play function. */
export function worldOf({ loaded }: Pick<ApiStoryContext, 'loaded'>): StoryWorld {
  return loaded['world'] as StoryWorld
}
