export { ProductStory, productStory, type ProductStoryProps } from './product-story.tsx'
export {
  createWorld,
  storyTime,
  type ApiOptions,
  type SeenRequest,
  type StoryWorld,
} from './story-world.ts'
export { refusing } from './answers.ts'
export { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'
export { withApi, worldOf } from './with-api.ts'
export { demoIds, demoSeed } from '@org/api/memory'
export { memoryStorage } from './memory-storage.ts'
