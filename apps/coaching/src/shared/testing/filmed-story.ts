import { type ApiOptions, productStory } from '@org/app-kit/testing'
import { product } from '#app/product.ts'
import { filmedApi, mediaFiles } from './filmed-studio.ts'

/**
 * Returns the annotations for stories that open the product at `path`, in a studio whose exercises
 * have videos.
 */
export function filmedStory(
  path: string,
  api: ApiOptions = filmedApi,
): ReturnType<typeof productStory> {
  const story = productStory(product, { path, api })
  return {
    ...story,
    beforeEach(context) {
      story.beforeEach(context)
      context.msw.use(mediaFiles)
    },
  }
}
